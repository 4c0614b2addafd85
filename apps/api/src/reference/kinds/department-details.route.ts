import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { departmentStore } from './department-details.repository'

export default masterDataRoutes(departmentDetails, departmentStore)

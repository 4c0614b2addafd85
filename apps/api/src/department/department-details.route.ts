import { departmentDetails } from '@lohahaat/contract/department/department-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { departmentStore } from './department-details.repository'

export default masterDataRoutes(departmentDetails, departmentStore)

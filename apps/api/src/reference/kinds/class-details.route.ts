import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { classStore } from './class-details.repository'

export default masterDataRoutes(classDetails, classStore)

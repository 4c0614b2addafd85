import { classDetails } from '@lohahaat/contract/class/class-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { classStore } from './class-details.repository'

export default masterDataRoutes(classDetails, classStore)

import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { subClassStore } from './sub-class-details.repository'

export default masterDataRoutes(subClassDetails, subClassStore)

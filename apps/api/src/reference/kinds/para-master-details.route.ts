import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { parameterStore } from './para-master-details.repository'

export default masterDataRoutes(paraMasterDetails, parameterStore)

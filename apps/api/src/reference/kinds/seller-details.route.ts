import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { sellerStore } from './seller-details.repository'

export default masterDataRoutes(sellerDetails, sellerStore)

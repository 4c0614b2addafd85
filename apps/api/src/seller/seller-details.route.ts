import { sellerDetails } from '@lohahaat/contract/seller/seller-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { sellerStore } from './seller-details.repository'

export default masterDataRoutes(sellerDetails, sellerStore)

import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { brandStore } from './brand-details.repository'

export default masterDataRoutes(brandDetails, brandStore)

import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { subClass1Store } from './sub-class1-details.repository'

export default masterDataRoutes(subClass1Details, subClass1Store)

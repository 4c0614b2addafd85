import { subClass1DetailsBasedOnSubClass } from '@lohahaat/contract/reference/kinds/sub-class1-details-based-on-sub-class'
import { choicesRoute } from '../master-data/choices-route'
import { subClass1Store } from './sub-class1-details.repository'

export default choicesRoute(subClass1DetailsBasedOnSubClass, subClass1Store)

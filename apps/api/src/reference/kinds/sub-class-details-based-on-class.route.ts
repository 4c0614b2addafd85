import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { choicesRoute } from '../master-data/choices-route'
import { subClassStore } from './sub-class-details.repository'

export default choicesRoute(subClassDetailsBasedOnClass, subClassStore)

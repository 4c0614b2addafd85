import { classDetailsBasedOnDepartment } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import { choicesRoute } from '../master-data/choices-route'
import { classStore } from './class-details.repository'

export default choicesRoute(classDetailsBasedOnDepartment, classStore)

import { defineChoices, parentOf } from '../master-data/define-choices'
import { subClassDetails } from './sub-class-details'

const path = '/SubClass/LH/SubClassDetailsBasedOnClass'

export const subClassDetailsBasedOnClass = defineChoices(subClassDetails, path, 'classId')

export const subClassParent = parentOf(subClassDetails, subClassDetailsBasedOnClass, 'classId')

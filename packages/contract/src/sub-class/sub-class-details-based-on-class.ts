import { defineChoices } from '../master-data/define-choices'
import { subClassDetails } from './sub-class-details'

export const subClassDetailsBasedOnClass = defineChoices({
  path: '/SubClass/LH/SubClassDetailsBasedOnClass',
  query: 'ClassId',
  of: subClassDetails,
  summary: 'The sub classes (sizes) of one class.',
})

/** For the kinds that lie in a sub class. */
export const subClassParent = {
  id: 'subClassId',
  name: 'subClassName',
  label: 'Sub Class',
  choices: { call: subClassDetailsBasedOnClass, query: 'ClassId' },
} as const

import { defineChoices } from '../master-data/define-choices'
import { subClass1Details } from './sub-class1-details'

export const subClass1DetailsBasedOnSubClass = defineChoices({
  path: '/SubClass1/LH/SubClass1DetailsBasedOnSubClass',
  query: 'SubClassId',
  of: subClass1Details,
  summary: 'The sub classes1 (wall thicknesses) of one sub class.',
})

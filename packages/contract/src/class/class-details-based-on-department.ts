import { defineChoices } from '../master-data/define-choices'
import { classDetails } from './class-details'

export const classDetailsBasedOnDepartment = defineChoices({
  path: '/Class/LH/ClassDetailsBasedOnDepartment',
  query: 'DepartmentId',
  of: classDetails,
  summary: 'The classes of one department.',
})

/** For the kinds that lie in a class. */
export const classParent = {
  id: 'classId',
  name: 'className',
  label: 'Class',
  choices: { call: classDetailsBasedOnDepartment, query: 'DepartmentId' },
} as const

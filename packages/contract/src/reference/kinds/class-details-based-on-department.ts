import { defineChoices, parentOf } from '../master-data/define-choices'
import { classDetails } from './class-details'

const path = '/Class/LH/ClassDetailsBasedOnDepartment'

export const classDetailsBasedOnDepartment = defineChoices(classDetails, path, 'DepartmentId')

export const classParent = parentOf(classDetails, classDetailsBasedOnDepartment, 'DepartmentId')

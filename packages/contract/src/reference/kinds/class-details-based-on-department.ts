import { defineChoices, parentOf } from '../master-data/define-choices'
import { classDetails } from './class-details'

const path = '/Class/LH/ClassDetailsBasedOnDepartment'

export const classDetailsBasedOnDepartment = defineChoices(classDetails, path, 'departmentId')

export const classParent = parentOf(classDetails, classDetailsBasedOnDepartment, 'departmentId')

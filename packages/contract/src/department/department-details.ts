import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../messages'

export const departmentDetails = defineMasterData({
  resource: 'Department',
  path: '/Department/LH/DepartmentDetails',
  reading: 'public',
  id: { field: 'departmentId', query: 'DepartmentId' },
  parents: [],
  fields: { departmentName: textField('Department Name', 50) },
  title: 'departmentName',
  screens: {
    list: '/departments',
    form: '/department',
    columns: { 'Department Name': 'departmentName' },
    afterUpdate: '/departments',
  },
  texts: {
    list: 'Departments',
    create: 'Create Department',
    update: 'Update Department',
    empty: 'No Departments Found',
    createFirst: 'Create Your First Department',
    ...dataMessages,
  },
})

/** For the kinds that lie in a department. */
export const departmentParent = {
  id: 'departmentId',
  name: 'departmentName',
  label: 'Department',
  choices: { call: departmentDetails.calls.list, query: 'DepartmentId' },
} as const

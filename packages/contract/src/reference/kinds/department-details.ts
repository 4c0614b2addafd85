import { parentOf } from '../master-data/define-choices'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'

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

export const departmentParent = parentOf(departmentDetails, departmentDetails.calls.list, 'DepartmentId')

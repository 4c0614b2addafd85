import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'

export const classDetails = defineMasterData({
  resource: 'Class',
  path: '/Class/LH/ClassDetails',
  reading: 'public',
  id: { field: 'classId', query: 'ClassId' },
  parents: [departmentParent],
  fields: { className: textField('Class Name', 50) },
  title: 'className',
  screens: {
    list: '/classes',
    form: '/class',
    columns: { 'Department Name': 'departmentName', 'Class Name': 'className' },
    afterUpdate: '/classes',
  },
  texts: {
    list: 'Classes',
    create: 'Create Class',
    update: 'Update Class',
    empty: 'No Classes Found',
    createFirst: 'Create Your First Class',
    ...dataMessages,
  },
})

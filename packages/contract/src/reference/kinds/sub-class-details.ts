import { classParent } from './class-details-based-on-department'
import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'

/** The sizes of a class. */
export const subClassDetails = defineMasterData({
  resource: 'Sub Class',
  path: '/SubClass/LH/SubClassDetails',
  reading: 'public',
  id: { field: 'subClassId', query: 'SubClassId' },
  parents: [departmentParent, classParent],
  fields: { subClassName: textField('Sub Class Name', 50) },
  title: 'subClassName',
  screens: {
    list: '/subClasses',
    form: '/subClass',
    columns: { 'Department Name': 'departmentName', 'Class Name': 'className', 'Sub Class Name': 'subClassName' },
    afterUpdate: '/subClasses',
  },
  texts: {
    list: 'Sub Classes',
    create: 'Create Sub Class',
    update: 'Update Sub Class',
    empty: 'No Sub Classes Found',
    createFirst: 'Create Your First Sub Class',
    ...dataMessages,
  },
})

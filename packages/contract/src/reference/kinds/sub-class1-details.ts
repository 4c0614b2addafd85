import { classParent } from './class-details-based-on-department'
import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'
import { subClassParent } from './sub-class-details-based-on-class'

/** The wall thicknesses of a size. */
export const subClass1Details = defineMasterData({
  resource: 'Sub Class1',
  path: '/SubClass1/LH/SubClass1Details',
  reading: 'public',
  id: { field: 'subClassId1', query: 'SubClass1Id' },
  parents: [departmentParent, classParent, subClassParent],
  fields: { subClassName1: textField('Sub Class1 Name', 50) },
  title: 'subClassName1',
  screens: {
    list: '/subClasses1',
    form: '/subClass1',
    columns: {
      'Department Name': 'departmentName',
      'Class Name': 'className',
      'Sub Class Name': 'subClassName',
      'Sub Class1 Name': 'subClassName1',
    },
    afterUpdate: '/subClasses1',
  },
  texts: {
    list: 'Sub Classes1',
    create: 'Create Sub Class1',
    update: 'Update Sub Class1',
    empty: 'No Sub Classes1 Found',
    createFirst: 'Create Your First Sub Class1',
    ...dataMessages,
  },
})

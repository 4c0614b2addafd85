import { inLanguages } from '@lohahaat/domain/platform/language'
import { classParent } from './class-details-based-on-department'
import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'

const texts = inLanguages({
  en: {
    name: 'Sub Class',
    list: 'Sub Classes',
    create: 'Create Sub Class',
    update: 'Update Sub Class',
    empty: 'No Sub Classes Found',
    createFirst: 'Create Your First Sub Class',
    columns: { departmentName: 'Department Name', className: 'Class Name', size: 'Sub Class Name' },
    labels: { size: 'Sub Class Name' },
  },
})

/** The sizes of a class. */
export const subClassDetails = defineMasterData({
  resource: 'Sub Class',
  plural: 'Sub Classes',
  path: '/SubClass/LH/SubClassDetails',
  reading: 'browse the catalogue',
  id: { field: 'sizeId', query: 'SubClassId' },
  parents: [departmentParent, classParent],
  fields: { size: textField(() => texts.labels.size, 50) },
  title: 'size',
  screens: {
    list: '/subClasses',
    form: '/subClass',
    columns: ['departmentName', 'className', 'size'],
    afterUpdate: '/subClasses',
  },
  texts,
  messages: dataMessages,
})

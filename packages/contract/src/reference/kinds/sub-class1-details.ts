import { inLanguages } from '@lohahaat/domain/platform/language'
import { classParent } from './class-details-based-on-department'
import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages/at-work'
import { subClassParent } from './sub-class-details-based-on-class'

const texts = inLanguages({
  en: {
    name: 'Sub Class1',
    list: 'Sub Classes1',
    create: 'Create Sub Class1',
    update: 'Update Sub Class1',
    empty: 'No Sub Classes1 Found',
    createFirst: 'Create Your First Sub Class1',
    columns: {
      departmentName: 'Department Name',
      className: 'Class Name',
      size: 'Sub Class Name',
      thickness: 'Sub Class1 Name',
    },
    labels: { thickness: 'Sub Class1 Name' },
  },
  hi: {
    name: 'सब क्लास1',
    list: 'सब क्लास1',
    create: 'सब क्लास1 जोड़ें',
    update: 'सब क्लास1 बदलें',
    empty: 'कोई सब क्लास1 नहीं मिली',
    createFirst: 'पहली सब क्लास1 जोड़ें',
    columns: {
      departmentName: 'डिपार्टमेंट का नाम',
      className: 'क्लास का नाम',
      size: 'सब क्लास का नाम',
      thickness: 'सब क्लास1 का नाम',
    },
    labels: { thickness: 'सब क्लास1 का नाम' },
  },
})

/** The wall thicknesses of a size. */
export const subClass1Details = defineMasterData({
  resource: 'Sub Class1',
  plural: 'Sub Classes1',
  path: '/SubClass1/LH/SubClass1Details',
  reading: 'browse the catalogue',
  id: { field: 'thicknessId', query: 'SubClass1Id' },
  parents: [departmentParent, classParent, subClassParent],
  fields: { thickness: textField(() => texts.labels.thickness, 50) },
  title: 'thickness',
  screens: {
    list: '/subClasses1',
    form: '/subClass1',
    columns: ['departmentName', 'className', 'size', 'thickness'],
    afterUpdate: '/subClasses1',
  },
  texts,
  messages: dataMessages,
})

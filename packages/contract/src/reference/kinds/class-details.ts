import { inLanguages } from '@lohahaat/domain/platform/language'
import { departmentParent } from './department-details'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages/at-work'

const texts = inLanguages({
  en: {
    name: 'Class',
    list: 'Classes',
    create: 'Create Class',
    update: 'Update Class',
    empty: 'No Classes Found',
    createFirst: 'Create Your First Class',
    columns: { departmentName: 'Department Name', className: 'Class Name' },
    labels: { className: 'Class Name' },
  },
  hi: {
    name: 'क्लास',
    list: 'क्लास',
    create: 'क्लास जोड़ें',
    update: 'क्लास बदलें',
    empty: 'कोई क्लास नहीं मिली',
    createFirst: 'पहली क्लास जोड़ें',
    columns: { departmentName: 'डिपार्टमेंट का नाम', className: 'क्लास का नाम' },
    labels: { className: 'क्लास का नाम' },
  },
})

export const classDetails = defineMasterData({
  resource: 'Class',
  plural: 'Classes',
  path: '/Class/LH/ClassDetails',
  reading: 'browse the catalogue',
  id: { field: 'classId', query: 'ClassId' },
  parents: [departmentParent],
  fields: { className: textField(() => texts.labels.className, 50) },
  title: 'className',
  screens: {
    list: '/classes',
    form: '/class',
    columns: ['departmentName', 'className'],
    afterUpdate: '/classes',
  },
  texts,
  messages: dataMessages,
})

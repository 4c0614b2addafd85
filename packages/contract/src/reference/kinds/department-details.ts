import { inLanguages } from '@lohahaat/domain/platform/language'
import { parentOf } from '../master-data/define-choices'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages/at-work'

const texts = inLanguages({
  en: {
    name: 'Department',
    list: 'Departments',
    create: 'Create Department',
    update: 'Update Department',
    empty: 'No Departments Found',
    createFirst: 'Create Your First Department',
    columns: { departmentName: 'Department Name' },
    labels: { departmentName: 'Department Name' },
  },
  hi: {
    name: 'डिपार्टमेंट',
    list: 'डिपार्टमेंट',
    create: 'डिपार्टमेंट जोड़ें',
    update: 'डिपार्टमेंट बदलें',
    empty: 'कोई डिपार्टमेंट नहीं मिला',
    createFirst: 'पहला डिपार्टमेंट जोड़ें',
    columns: { departmentName: 'डिपार्टमेंट का नाम' },
    labels: { departmentName: 'डिपार्टमेंट का नाम' },
  },
})

export const departmentDetails = defineMasterData({
  resource: 'Department',
  plural: 'Departments',
  path: '/Department/LH/DepartmentDetails',
  reading: 'browse the catalogue',
  id: { field: 'departmentId', query: 'DepartmentId' },
  parents: [],
  fields: { departmentName: textField(() => texts.labels.departmentName, 50) },
  title: 'departmentName',
  screens: {
    list: '/departments',
    form: '/department',
    columns: ['departmentName'],
    afterUpdate: '/departments',
  },
  texts,
  messages: dataMessages,
})

export const departmentParent = parentOf(departmentDetails, departmentDetails.calls.list, 'departmentId')

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
    columns: { departmentName: 'Department Name', className: 'Class Name', subClassName: 'Sub Class Name' },
    labels: { subClassName: 'Sub Class Name' },
  },
})

/** The sizes of a class. */
export const subClassDetails = defineMasterData({
  resource: 'Sub Class',
  plural: 'Sub Classes',
  path: '/SubClass/LH/SubClassDetails',
  reading: 'public',
  id: { field: 'subClassId', query: 'SubClassId' },
  parents: [departmentParent, classParent],
  fields: { subClassName: textField(() => texts.labels.subClassName, 50) },
  title: 'subClassName',
  screens: {
    list: '/subClasses',
    form: '/subClass',
    columns: ['departmentName', 'className', 'subClassName'],
    afterUpdate: '/subClasses',
  },
  texts,
  messages: dataMessages,
})

import { inLanguages } from '@lohahaat/domain/platform/language'
import { defineMasterData } from '../master-data/define-master-data'
import { longTextField, textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages/at-work'

const texts = inLanguages({
  en: {
    name: 'Brand',
    list: 'Brands',
    create: 'Create Brand',
    update: 'Update Brand',
    empty: 'No Brands Found',
    createFirst: 'Create Your First Brand',
    columns: { brandName: 'Brand Name', brandDescription: 'Brand Description' },
    labels: { brandName: 'Brand Name', brandDescription: 'Brand Description' },
  },
  hi: {
    name: 'मेक',
    list: 'मेक',
    create: 'मेक जोड़ें',
    update: 'मेक बदलें',
    empty: 'कोई मेक नहीं मिला',
    createFirst: 'पहला मेक जोड़ें',
    columns: { brandName: 'मेक का नाम', brandDescription: 'मेक का ब्योरा' },
    labels: { brandName: 'मेक का नाम', brandDescription: 'मेक का ब्योरा' },
  },
})

export const brandDetails = defineMasterData({
  resource: 'Brand',
  plural: 'Brands',
  path: '/common/LH/BrandDetails',
  reading: 'browse the catalogue',
  id: { field: 'brandId', query: 'BrandId' },
  parents: [],
  fields: {
    brandName: textField(() => texts.labels.brandName, 50),
    brandDescription: longTextField(() => texts.labels.brandDescription, 200),
  },
  title: 'brandName',
  screens: {
    list: '/brands',
    form: '/brand',
    columns: ['brandName', 'brandDescription'],
    afterUpdate: '/brands',
  },
  texts,
  messages: dataMessages,
})

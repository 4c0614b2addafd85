import { defineMasterData } from '../master-data/define-master-data'
import { longTextField, textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'

export const brandDetails = defineMasterData({
  resource: 'Brand',
  path: '/common/LH/BrandDetails',
  reading: 'public',
  id: { field: 'brandId', query: 'BrandId' },
  parents: [],
  fields: {
    brandName: textField('Brand Name', 50),
    brandDescription: longTextField('Brand Description', 200),
  },
  title: 'brandName',
  screens: {
    list: '/brands',
    form: '/brand',
    columns: { 'Brand Name': 'brandName', 'Brand Description': 'brandDescription' },
    afterUpdate: '/brands',
  },
  texts: {
    list: 'Brands',
    create: 'Create Brand',
    update: 'Update Brand',
    empty: 'No Brands Found',
    createFirst: 'Create Your First Brand',
    ...dataMessages,
  },
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { productCard } from './product-card'
import { productFilters, productPaging, productPlace } from './product-query'

export const fetchProductFilteredClassData = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/ProductFilteredClassData',
  permission: 'browse the catalogue',
  summary: 'The items of a class that match the filters, cheapest first.',
  input: z.object({ ...productPlace, ...productFilters, ...productPaging }),
  response: z.array(productCard),
  paged: true,
  names: { sort: 'no field' },
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { searchText } from '../../platform/list-query'
import { productCard } from './product-card'
import { productPaging, productPlace, stockDetailIdOrAll } from './product-query'

export const fetchProductClassData = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/ProductClassData',
  permission: 'browse the catalogue',
  summary: 'The items of a class, cheapest first, or one item by its id.',
  input: z.object({
    ...productPlace,
    itemId: stockDetailIdOrAll,
    ...productPaging,
    search: searchText.optional(),
  }),
  response: z.array(productCard),
  paged: true,
  names: { sort: 'no field' },
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'

export const fetchProductPriceHistory = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/ProductPriceHistory',
  permission: 'browse the catalogue',
  summary: 'The newest 1,000 prices of an item that is sold, oldest first, in rupees per MT.',
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: z.array(z.object({ price: z.number(), at: instant })),
})

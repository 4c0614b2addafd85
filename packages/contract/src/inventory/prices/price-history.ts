import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'

export const fetchPriceHistory = defineCall({
  method: 'GET',
  path: '/Stock/LH/PriceHistory',
  permission: 'manage stock',
  summary: 'The newest 1,000 prices of a stock item, oldest first.',
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: z.array(
    z.object({
      /** Rupees per MT. */
      price: z.number(),
      at: instant,
      /** Who set it; null for a price that came with the demo data. */
      by: z.string().nullable(),
    }),
  ),
})

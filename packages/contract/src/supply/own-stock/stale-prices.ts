import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { stockItem } from '../../inventory/stock/stock-item'

const { page, pageSize } = listQuery([])

export const fetchStalePrices = defineCall({
  method: 'GET',
  path: '/Supply/LH/StalePrices',
  permission: "see the supplier's desk",
  summary: 'Own items on sale that nobody touched for 14 days, the oldest first, with the lowest price of the size.',
  input: z.object({ page, pageSize }),
  response: z.array(
    stockItem.extend({
      /** Rupees per MT, of any seller. */
      lowestPrice: z.number(),
    }),
  ),
  paged: true,
})

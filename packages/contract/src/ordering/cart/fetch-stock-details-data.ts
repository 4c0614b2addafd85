import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

export const fetchStockDetailsData = defineCall({
  method: 'GET',
  path: '/Cart/LH/FetchStockDetailsData',
  permission: 'buy',
  summary: "The ids of the items in the caller's cart.",
  response: z.array(z.number()),
})

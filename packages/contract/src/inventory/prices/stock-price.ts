import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { price, stockItem } from '../stock/stock-item'

export const setStockPrice = defineCall({
  method: 'PUT',
  path: '/Stock/LH/StockPrice',
  permission: 'manage stock',
  summary: 'Changes the price of one stock item, in rupees per MT.',
  input: z.object({ itemId: recordId('stockDetailId'), price, version: z.int().optional() }),
  response: stockItem,
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, queryIdOrAll, recordId, success } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { stockFilters } from './stock-filters'
import { stockItem, stockItemFields } from './stock-item'

const path = '/Stock/LH/StockDetails'

export const stockSortable = [
  'brandName',
  'className',
  'size',
  'thickness',
  'length',
  'price',
  'weightPerPiece',
  'available',
  'sellerName',
  'active',
  'updatedAt',
] as const

/** Unlike a list of master data this one is always answered by the page: the whole stock would be 30 MB. */
export const fetchStockDetails = defineCall({
  method: 'GET',
  path,
  permission: 'manage stock',
  summary: 'Stock: one item by its id, or with -1 a page of those that match, by default the newest first.',
  input: z.object({
    itemId: queryIdOrAll('StockDetailId'),
    ...listQuery(stockSortable),
    ...stockFilters,
  }),
  response: z.array(stockItem),
  paged: true,
})

export const createStockDetail = defineCall({
  method: 'POST',
  path,
  permission: 'manage stock',
  summary: 'Creates a stock item.',
  input: z.object(stockItemFields),
  response: stockItem,
})

export const updateStockDetail = defineCall({
  method: 'PUT',
  path,
  permission: 'manage stock',
  summary: 'Changes a stock item.',
  input: z.object({ itemId: recordId('stockDetailId'), ...stockItemFields, version: z.int().optional() }),
  response: stockItem,
})

export const deleteStockDetail = defineCall({
  method: 'DELETE',
  path,
  permission: 'manage stock',
  summary: 'Deletes a stock item that is in no cart and no order.',
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: success,
})

import type { z } from 'zod'
import { queryDay, searchText } from '../../platform/list-query'
import { orderStatus } from '../orders/order'

/** What the orders can be narrowed to; `Search` looks at order number, the buyer's own, buyer, GST number and city. Days are those of India. */
export const orderFilters = {
  status: orderStatus.optional(),
  from: queryDay('From').optional(),
  to: queryDay('To').optional(),
  search: searchText.optional(),
}

export type OrderFilters = z.output<z.ZodObject<typeof orderFilters>>

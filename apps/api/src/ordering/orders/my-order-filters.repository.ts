import { and, or, sql, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { containsWords } from '../../platform/db/search'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'

export interface MyOrderFilters {
  status?: OrderStatus | undefined
  search?: string | undefined
}

/** The condition on a buyer's own orders; cancelled ones match only where they are asked for. */
export const matchesMine = ({ status, search }: MyOrderFilters): SQL | undefined =>
  and(
    // Must match the condition of the partial index.
    status === 'Cancelled' ? undefined : sql`${orders.status} <> 'Cancelled'`,
    status && sql`${orders.status} = ${status}`,
    search ? or(containsWords(names, search), hasItem(joinFigures(search))) : undefined,
  )

/** The number also as a bank statement shows it, see paymentReference. */
const names = [orders.orderNo, sql`translate(${orders.orderNo}, '/-', '')`, orders.buyerOrderNo]

const line = {
  brand: sql`line.brand_name`,
  class: sql`line.class_name`,
  section: sql`line.sub_class_name || 'x' || line.sub_class1_name`,
  size: sql`line.sub_class_name`,
  thickness: sql`line.sub_class1_name`,
  grade: sql`line.grade`,
}

/** Whether one of the remaining lines has all words. */
const hasItem = (search: string) => sql`exists (
  select 1 from ${orderLines} line
  where line.order_id = ${orders}.id and line.removed_at is null and ${containsWords(Object.values(line), search)})`

/** 50 × 50 x 2.9 is one figure, and stored as 50x50 with a wall of 2.9. */
const joinFigures = (search: string) => search.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x')

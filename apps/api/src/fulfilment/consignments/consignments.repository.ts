import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { ConsignmentState } from '@lohahaat/domain/fulfilment/consignment'
import { users } from '../../db/tables/identity/users'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { sellers } from '../../db/tables/reference/sellers'
import { isLoadedAtAll } from '../../ordering/order-trucks/order-trucks.repository'
import { lockOrder, type OrderLineRecord, type OrderRecord } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { containsWords } from '../../platform/db/search'
import { ewayEndsAt } from './eway-end.repository'

export type ConsignmentRecord = typeof consignments.$inferSelect
export type LoadRecord = typeof consignmentLines.$inferSelect

/** What of an order line is on a truck, with the line as it was ordered. */
export interface ConsignedLine {
  load: LoadRecord
  line: OrderLineRecord
}

export interface StoredConsignment {
  consignment: ConsignmentRecord
  order: OrderRecord
  /** Null where the house loads it. */
  sellerName: string | null
  plannedBy: string
  ewayEndsAt: Date | null
  lines: ConsignedLine[]
}

/** The company that ordered, or the supplier who loads: an actor is one. */
export type OwnerOfConsignment = { companyId: number; sellerId: number | null } | 'anybody'

const isConsignmentOf = (id: number, owner: OwnerOfConsignment): SQL | undefined =>
  and(eq(consignments.id, id), isOwnedBy(owner))

const isOwnedBy = (owner: OwnerOfConsignment): SQL | undefined => {
  if (owner === 'anybody') return undefined
  const { companyId, sellerId } = owner
  return or(eq(consignments.companyId, companyId), sellerId === null ? undefined : eq(consignments.sellerId, sellerId))
}

export async function findConsignment(db: Db, id: number, owner: OwnerOfConsignment) {
  const [found] = await complete(db, isConsignmentOf(id, owner))
  return found ?? null
}

/** As findConsignment, with its order locked first and then itself, until the transaction ends. */
export async function lockConsignment(db: Db, id: number, owner: OwnerOfConsignment) {
  const [found] = await db
    .select({ orderId: consignments.orderId })
    .from(consignments)
    .where(isConsignmentOf(id, owner))
  if (!found) return null
  await lockOrder(db, found.orderId, 'anybody')
  await db.select({ id: consignments.id }).from(consignments).where(eq(consignments.id, id)).for('no key update')
  // Read after the locks: it may have moved on, or be gone.
  return findConsignment(db, id, owner)
}

/** All of an order's, oldest first, or those of one seller; null is the house. */
export const listOfOrder = (db: Db, orderId: number, sellerId?: number | null): Promise<StoredConsignment[]> =>
  complete(db, and(eq(consignments.orderId, orderId), sellerId === undefined ? undefined : isOfSeller(sellerId)))

const isOfSeller = (sellerId: number | null) => sql`${consignments.sellerId} is not distinct from ${sellerId}`

async function complete(db: Db, where: SQL | undefined): Promise<StoredConsignment[]> {
  const found = await db
    .select({
      consignment: consignments,
      order: orders,
      sellerName: sellers.organizationName,
      plannedBy: users.contactName,
      ewayEndsAt,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(users, eq(users.id, consignments.createdBy))
    .leftJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(and(where, isLoadedAtAll))
    .orderBy(asc(consignments.orderId), asc(consignments.number))
  const lines = await linesOf(
    db,
    found.map(({ consignment }) => consignment.id),
  )
  return found.map((each) => ({
    ...each,
    lines: lines.filter(({ load }) => load.consignmentId === each.consignment.id),
  }))
}

const linesOf = async (db: Db, ids: readonly number[]): Promise<ConsignedLine[]> =>
  ids.length === 0
    ? []
    : db
        .select({ load: consignmentLines, line: orderLines })
        .from(consignmentLines)
        .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
        .where(inArray(consignmentLines.consignmentId, [...ids]))
        .orderBy(asc(consignmentLines.orderLineId))

/** Whose trucks are listed: everybody's, those of a company or those of a supplier. */
export type ConsignmentsOf = 'anybody' | { companyId: number; buyerId?: number } | { sellerId: number }

interface Listed {
  of: ConsignmentsOf
  state?: ConsignmentState
  search?: string
  page?: number
  pageSize?: number
}

/** One page of trucks, newest first. */
export async function pageOfConsignments(db: Db, { of, state, search, page, pageSize }: Listed) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const where = and(
    isListedFor(of),
    isLoadedAtAll,
    state && eq(consignments.state, state),
    containsWords(searched, search),
  )
  const rows = await db
    .select({
      consignment: consignments,
      order: orders,
      sellerName: sellers.organizationName,
      ewayEndsAt,
      lineCount: sql<number>`(select count(*)::int from ${consignmentLines} line where line.consignment_id = ${consignments}.id)`,
      grams: sql<string>`(select sum(line.grams) from ${consignmentLines} line where line.consignment_id = ${consignments}.id)`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .leftJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(where)
    .orderBy(desc(consignments.createdAt), desc(consignments.id))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export type ListedConsignment = Awaited<ReturnType<typeof pageOfConsignments>>['rows'][number]

function isListedFor(of: ConsignmentsOf): SQL | undefined {
  if (of === 'anybody') return undefined
  if ('sellerId' in of) return eq(consignments.sellerId, of.sellerId)
  const { companyId, buyerId } = of
  return and(eq(consignments.companyId, companyId), buyerId === undefined ? undefined : eq(orders.buyerId, buyerId))
}

const searched = [orders.orderNo, consignments.vehicleNo, consignments.invoiceNo, consignments.lrNo]

export async function findSellerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: sellers.id, name: sellers.organizationName })
    .from(sellers)
    .where(inArray(sellers.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

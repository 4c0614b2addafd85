import { and, eq, isNull } from 'drizzle-orm'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import type { Database } from '../../platform/db/db'

interface Load {
  orderLineId: number
  /** All that was ordered by default. */
  pieces?: bigint | null
  grams?: bigint
  heatNos?: string[]
}

/** Puts lines of an order on a truck, all of them by default, and returns its id. */
export async function loadTruck(
  db: Database,
  orderId: number,
  loads?: readonly Load[],
  changes: Partial<typeof consignments.$inferInsert> = {},
): Promise<number> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('There is no such order')
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)))
    .orderBy(orderLines.id)
  const wanted = loads ?? lines.map(({ id }): Load => ({ orderLineId: id }))
  const [truck] = await db
    .insert(consignments)
    .values({
      orderId,
      companyId: order.companyId,
      sellerId: lines.find(({ id }) => id === wanted[0]?.orderLineId)?.sellerId ?? null,
      number: 1 + (await db.$count(consignments, eq(consignments.orderId, orderId))),
      state: 'Loaded',
      vehicleNo: 'HR55AB1234',
      createdBy: order.buyerId,
      createdAt: new Date(),
      ...changes,
    })
    .returning({ id: consignments.id })
  if (!truck) throw new Error('The truck was not stored')
  await db.insert(consignmentLines).values(
    wanted.map(({ orderLineId, pieces, grams, heatNos = [] }) => {
      const line = lines.find(({ id }) => id === orderLineId)
      if (!line) throw new Error('The order has no such line')
      const counted = line.unit === 'Pieces' ? BigInt(Math.round(Number(line.quantity))) : null
      return {
        consignmentId: truck.id,
        orderLineId,
        pieces: pieces === undefined ? counted : pieces,
        grams: grams ?? line.grams,
        heatNos,
      }
    }),
  )
  return truck.id
}

/** As loadTruck, weighed by the seller and on the road. */
export async function weighTruck(db: Database, orderId: number) {
  const at = new Date()
  const gone = { state: 'Dispatched', invoiceNo: `T/${orderId}`, loadedAt: at, dispatchedAt: at } as const
  const consignmentId = await loadTruck(db, orderId, undefined, gone)
  const [order] = await db.select({ buyerId: orders.buyerId }).from(orders).where(eq(orders.id, orderId))
  const [slip] = await db
    .insert(weighbridgeSlips)
    .values({
      ...{ consignmentId, side: 'seller', slipNo: 'RST 1', bridge: 'Kanta', vehicleNo: 'HR55AB1234' },
      ...{ grossKg: 11_000n, tareKg: 8_000n, netKg: 3_000n, grossAt: at, tareAt: at },
      ...{ recordedBy: order?.buyerId ?? 0, recordedAt: at },
    })
    .returning({ id: weighbridgeSlips.id })
  return { consignmentId, slipId: slip?.id ?? 0 }
}

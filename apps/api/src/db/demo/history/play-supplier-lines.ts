import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { acceptLines, refuseLines } from '../../../supply/orders/answer-lines'
import { answerRating } from '../../../supply/ratings/answer-rating'
import { rateOrder } from '../../../supply/ratings/rate-order'
import { orderLines } from '../../tables/ordering/order-lines'
import { orderStatusChanges } from '../../tables/ordering/order-status-changes'
import { orders } from '../../tables/ordering/orders'
import { supplierLines } from '../../tables/ordering/supplier-lines'
import { orderRatings } from '../../tables/supply/order-ratings'
import { variation } from '../variation'
import type { DemoWorld } from './demo-world'
import type { Buyer, Party } from './people'

const HOUR_MS = 60 * 60 * 1000
const sellers = ['sirhind', 'aravali', 'mahanadi'] as const satisfies Party[]
const buyers = ['kadamb', 'pawana', 'badkhal', 'tapukara'] as const satisfies Buyer[]

const said = [
  { stars: 5, comment: 'Straight, clean and to the kilo. The driver called an hour before.', answer: null },
  {
    stars: 3,
    comment: 'Good pipe, but two pieces were bent in loading.',
    answer: 'Sorry for that. We have sent two pieces with the next truck.',
  },
]

/**
 * What suppliers made of the orders: each answers within hours. The newest order and a line of the demo supplier still
 * wait, and one line of an order that is made ready was refused.
 */
export async function playSupplierLines(tx: Db, world: DemoWorld): Promise<void> {
  const asked = await tx
    .select({ asked: supplierLines, status: orders.status })
    .from(supplierLines)
    .innerJoin(orders, eq(orders.id, supplierLines.orderId))
    .where(and(eq(supplierLines.state, 'Waiting'), isNull(supplierLines.goneAt)))
    .orderBy(asc(supplierLines.askedAt), asc(supplierLines.orderLineId))
  const newest = asked.at(-1)?.asked.orderId
  const refused = asked.findLast(({ asked: line, status }) => line.orderId !== newest && status === 'Processing')
  const { sellerId: own } = world.actor('sirhind', new Date(0))
  const waits = asked.findLast(({ asked: line, status }) => line.sellerId === own && status === 'Confirmed')?.asked
  if (waits) await giveTime(tx, waits)
  const desk = { ...world.desk, supportEmail: 'support@lohahaat.example' }
  for (const { asked: line } of asked) {
    if (line.orderId === newest || line === waits) continue
    const hours = 1 + 5 * variation(`answer ${line.orderLineId}`)
    const by = sellerOf(world, line.sellerId, new Date(line.askedAt.getTime() + hours * HOUR_MS))
    const answered = { orderId: line.orderId, orderLineIds: [line.orderLineId] }
    if (line === refused?.asked) await refuseLines(desk, by, { ...answered, reason: 'Sold out until the next rolling' })
    else await acceptLines(desk, by, answered)
  }
}

/** Of yesterday: with two days to answer it waits at whatever hour the demo is looked at. */
const giveTime = (tx: Db, { orderLineId, askedAt }: typeof supplierLines.$inferSelect) =>
  tx
    .update(supplierLines)
    .set({ answerBy: new Date(askedAt.getTime() + 48 * HOUR_MS) })
    .where(eq(supplierLines.orderLineId, orderLineId))

const sellerOf = (world: DemoWorld, sellerId: number, at: Date) => {
  const found = sellers.map((name) => world.actor(name, at)).find((actor) => actor.sellerId === sellerId)
  if (!found) throw new Error('Nobody works for a seller of the history')
  return found
}

/** After the trucks: what arrived on one is delivered by then. */
export async function playRatings(tx: Db, { db, actor }: DemoWorld): Promise<void> {
  const { sellerId } = actor('sirhind', new Date(0))
  const delivered = await tx
    .selectDistinct({ orderId: orders.id, buyerId: orders.buyerId, at: orderStatusChanges.changedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(orderStatusChanges, eq(orderStatusChanges.orderId, orders.id))
    .where(
      and(
        eq(orderLines.sellerId, sellerId ?? 0),
        isNull(orderLines.removedAt),
        inArray(orders.status, ['Delivered']),
        eq(orderStatusChanges.status, 'Delivered'),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(said.length)
  for (const [place, { orderId, buyerId, at }] of delivered.entries()) {
    const { answer = null, ...rating } = said[place] ?? { stars: 5, comment: null }
    const [dayAfter, later] = [24, 30].map((hours) => new Date(at.getTime() + hours * HOUR_MS))
    const buyer = buyers.map((name) => actor(name, dayAfter ?? at)).find(({ userId }) => userId === buyerId)
    if (!buyer) continue
    await rateOrder(db, buyer, { orderId, sellerId: sellerId ?? 0, ...rating })
    const [rated] = await tx.select({ id: orderRatings.id }).from(orderRatings).where(eq(orderRatings.orderId, orderId))
    if (answer !== null && rated) await answerRating(db, actor('sirhind', later ?? at), { ratingId: rated.id, answer })
  }
}

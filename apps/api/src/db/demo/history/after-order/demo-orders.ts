import { asc, isNull } from 'drizzle-orm'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../../../platform/db/db'
import { orderLines } from '../../../tables/ordering/order-lines'
import { orders } from '../../../tables/ordering/orders'
import type { DemoWorld } from '../demo-world'
import type { Buyer, Party } from '../people'

export type DemoLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'sellerId' | 'quantity' | 'unit' | 'grams' | 'amountPaise'
>

export interface DemoOrder {
  id: number
  companyId: number
  /** By its place in the order. */
  line(place: number): DemoLine
}

export interface DemoOrders {
  /** What a buyer ordered on a day. */
  of(buyer: Buyer, daysAgo: number): DemoOrder
}

const sellers = ['sirhind', 'aravali', 'mahanadi'] as const satisfies Party[]

/** The orders of the history as they are when the trucks are played. */
export async function findDemoOrders(tx: Db, { moments, actor }: DemoWorld): Promise<DemoOrders> {
  const placed = await tx.select().from(orders).orderBy(asc(orders.id))
  const lines = await tx.select().from(orderLines).where(isNull(orderLines.removedAt)).orderBy(asc(orderLines.id))
  return {
    of(buyer, daysAgo) {
      const { userId } = actor(buyer, moments.now)
      const day = istDay(moments.at(daysAgo, 12))
      const order = placed.find(({ buyerId, createdAt }) => buyerId === userId && istDay(createdAt) === day)
      if (!order) throw new Error(`${buyer} ordered nothing ${daysAgo} days ago`)
      const own = lines.filter(({ orderId }) => orderId === order.id)
      return {
        ...{ id: order.id, companyId: order.companyId },
        line(place) {
          const line = own[place]
          if (!line) throw new Error('A truck has a line that its order does not have')
          return line
        },
      }
    },
  }
}

export function sellerOfLines(world: DemoWorld, lines: readonly DemoLine[], at: Date): Actor {
  const found = sellers.map((name) => world.actor(name, at)).find(({ sellerId }) => sellerId === lines[0]?.sellerId)
  if (!found) throw new Error('Nobody works for the seller of a truck')
  return found
}

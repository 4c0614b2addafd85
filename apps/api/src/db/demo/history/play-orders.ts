import { eq } from 'drizzle-orm'
import { istDay } from '@lohahaat/domain/platform/ist'
import { putLines } from '../../../ordering/cart/add-lines.repository'
import { confirmCart } from '../../../ordering/checkout/confirm-order'
import { deleteItem } from '../../../ordering/order-changes/delete-item'
import { deleteOrder } from '../../../ordering/order-changes/delete-order'
import { setOrderStatus } from '../../../ordering/order-changes/order-status'
import { orderLines } from '../../tables/ordering/order-lines'
import { variation } from '../variation'
import type { DemoWorld, Step } from './demo-world'
import { setPricesAt } from './prices/fill-price-moves'
import type { OrderMove, OrderStory } from './order-stories'
import { boughtItem } from './pipes'

/** An order of the past by the use cases of today: cart, confirmation, second thoughts, and what the desk made of it. */
export function stepsOfOrder(world: DemoWorld, story: OrderStory): Step[] {
  const placed = world.moments.at(story.daysAgo, story.hour)
  const order = { id: 0 }
  const steps: Step[] = [
    {
      at: placed,
      act: async () => {
        order.id = await placeOrder(world, story, placed)
      },
    },
    ...stepsOfMoves(world, story.moves, () => [order.id]),
  ]
  const { secondThought } = story
  if (!secondThought) return steps
  const at = world.moments.at(secondThought.daysAgo, 10.5)
  return [...steps, { at, act: () => thinkAgain(world, story, order.id, at) }]
}

async function placeOrder({ desk, actor, ...world }: DemoWorld, { buyer, lines, notes }: OrderStory, at: Date) {
  const bought = lines.map((line) => ({ ...line, itemId: boughtItem({ desk, actor, ...world }, line).itemId }))
  await setPricesAt(
    desk.db,
    at,
    bought.map(({ itemId }) => itemId),
  )
  const person = actor(buyer, at)
  await putLines(
    desk.db,
    person.userId,
    bought.map(({ itemId, quantity, unit }) => ({ itemId, quantity: String(quantity), unit })),
  )
  const { orderId } = await confirmCart(desk, person, {
    seen: undefined,
    idempotencyKey: undefined,
    ...(notes && { notes: notesOf(notes, at) }),
  })
  return orderId
}

const DAY_MS = 24 * 60 * 60 * 1000

const notesOf = ({ orderNo, wantedInDays, remark }: NonNullable<OrderStory['notes']>, at: Date) => ({
  buyerOrderNo: orderNo,
  buyerOrderDate: istDay(at),
  wantedDay: wantedInDays === null ? null : istDay(new Date(at.getTime() + wantedInDays * DAY_MS)),
  unloadingRemark: remark,
})

async function thinkAgain({ desk, actor }: DemoWorld, { buyer, secondThought }: OrderStory, orderId: number, at: Date) {
  if (secondThought?.deletes === 'order') return deleteOrder(desk, actor(buyer, at), orderId)
  const lines = await desk.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
  const line = lines[secondThought?.deletes ?? 0]
  if (!line) throw new Error('A story deletes a line that its order does not have')
  return deleteItem(desk, actor(buyer, at), { orderId, orderLineId: line.id })
}

/** The desk moves orders along, at some hour of its day. */
export const stepsOfMoves = (
  { desk, moments, actor }: DemoWorld,
  moves: readonly OrderMove[],
  orderIds: () => readonly number[],
): Step[] =>
  moves.map(({ status, daysAgo, note }) => {
    const at = moments.at(daysAgo, 9.5 + 8 * variation(`${status} ${daysAgo}`))
    return {
      at,
      act: async () => {
        for (const orderId of orderIds()) await setOrderStatus(desk, actor('desk', at), { orderId, status, note })
      },
    }
  })

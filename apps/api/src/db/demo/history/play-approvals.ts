import type { Actor } from '@lohahaat/domain/identity/actor'
import { approveRequest } from '../../../ordering/approvals/approve'
import { askForApproval } from '../../../ordering/approvals/ask'
import { rejectRequest } from '../../../ordering/approvals/decide'
import { putLines } from '../../../ordering/cart/add-lines.repository'
import { emptyCart } from '../../../ordering/checkout/confirm-order.repository'
import { quoteRequests } from '../../../sourcing/approvals/quote-requests'
import type { DemoWorld, Step } from './demo-world'
import { setPricesAt } from './prices/fill-price-moves'
import { delivered } from './order-stories'
import type { actors } from './people'
import { boughtItem, pieces, tons, type WantedPipe } from './pipes'
import { stepsOfMoves } from './play-orders'

/** Who of one company asks, and who decides. */
interface Colleagues {
  requester: keyof typeof actors
  approver: keyof typeof actors
}

const approved = [tons('SHS', '50x50', '2.9', 4), pieces('RHS', '100x50', '3.2', 60)]
const rejected = [pieces('GI', '50 NB', '3.6', 220)]
const waiting = [tons('SHS', '100x100', '5', 5), pieces('GI', '25 NB', '3.2', 180)]
const forDemoApprover = [tons('RHS', '100x50', '3.2', 3), pieces('SHS', '50x50', '2.9', 80)]

/** Three requests above a limit: one approved and delivered since, one rejected, and one of today that waits. */
export function stepsOfApprovals(world: DemoWorld, { requester, approver }: Colleagues): Step[] {
  const { moments, actor, desk } = world
  const request = { approved: 0, rejected: 0 }
  const orderIds: number[] = []
  const at = { asked: moments.at(24, 10.2), approved: moments.at(24, 12.8), refused: moments.at(9, 15.1) }
  return [
    {
      at: at.asked,
      act: async () => {
        request.approved = await ask(world, actor(requester, at.asked), approved, 'Columns for the Chakan shed')
      },
    },
    {
      at: at.approved,
      act: async () => {
        const decided = { requestId: request.approved }
        orderIds.push(...(await approveRequest(desk, actor(approver, at.approved), decided, quoteRequests)).orderIds)
      },
    },
    ...stepsOfMoves(world, delivered(23, 21, 17), () => orderIds),
    {
      at: moments.at(9, 11.4),
      act: async () => {
        request.rejected = await ask(world, actor(requester, moments.at(9, 11.4)), rejected, null)
      },
    },
    {
      at: at.refused,
      act: async () => {
        const reason = 'There are 150 left at the works. Please use those first.'
        const person = actor(requester, at.refused)
        await rejectRequest(desk, actor(approver, at.refused), { requestId: request.rejected, reason })
        await emptyCart(world.db, { buyerId: person.userId })
      },
    },
    {
      at: moments.at(0, 14),
      act: () => ask(world, actor(requester, moments.at(0, 14)), waiting, 'Needed at the works by Friday'),
    },
  ]
}

/** A request that waits in the company of the demo buyer, for whoever tries the approver's account. */
export function stepOfDemoRequest(world: DemoWorld): Step {
  const at = world.moments.at(0, 13)
  return {
    at,
    act: () => ask(world, world.actor('kadambWorks', at), forDemoApprover, 'Purlins for the second bay'),
  }
}

async function ask(world: DemoWorld, person: Actor, wanted: readonly WantedPipe[], note: string | null) {
  const lines = wanted.map((pipe) => ({ ...pipe, itemId: boughtItem(world, pipe).itemId }))
  const itemIds = lines.map(({ itemId }) => itemId)
  await setPricesAt(world.db, person.at, itemIds)
  await putLines(
    world.db,
    person.userId,
    lines.map(({ itemId, quantity, unit }) => ({ itemId, quantity: String(quantity), unit })),
  )
  const notes = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }
  return (await askForApproval(world.desk, person, { note, ...notes }, undefined)).requestId
}

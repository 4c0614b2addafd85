import { nameItem } from '../../inventory/stock/name-item'
import { listLines } from '../../ordering/order-changes/change-order.repository'
import { lockOrder } from '../../ordering/orders/orders.repository'
import { desk, queueLetter } from '../../platform/mail/queue-letter'
import type { SupplyDesk } from './answer-lines'
import { expireLinesOf, findOverdueOrders } from './supplier-lines.repository'
import { linesExpired } from './supplier-letters'

const AT_A_TIME = 100

/** Lines that nobody answered in time count as refused: supplier and desk are told. Returns how many there were. */
export async function expireLines({ db, siteUrl, supportEmail }: SupplyDesk, at: Date): Promise<number> {
  let expired = 0
  for (const { orderId } of await findOverdueOrders(db, at, AT_A_TIME))
    expired += await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, 'anybody')
      const ids = new Set((await expireLinesOf(tx, orderId, at)).map(({ orderLineId }) => orderLineId))
      if (!order || ids.size === 0) return 0
      const lines = (await listLines(tx, orderId)).filter(({ id }) => ids.has(id))
      const items = lines.map((line) => nameItem({ ...line, thickness: line.subClass1Name }))
      await queueLetter(tx, desk(supportEmail), () => linesExpired({ orderId, orderNo: order.orderNo, items }, siteUrl))
      return ids.size
    })
  return expired
}

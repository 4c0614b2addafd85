import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { route } from '../../platform/http/route'
import { confirmCart } from './confirm-order'

export default [
  route(confirmOrder, async ({ db, seller, site: { siteUrl }, actor, visitor: { idempotencyKey }, input, answer }) => {
    const { seen, ...notes } = input
    const { orderId, cart } = await confirmCart({ db, seller, siteUrl }, actor, { seen, notes, idempotencyKey })
    answer.refreshSession({ Cart: String(cart) })
    return orderId
  }),
]

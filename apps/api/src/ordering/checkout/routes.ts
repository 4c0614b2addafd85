import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { route } from '../../platform/http/route'
import { confirmCart } from './confirm-order'

export default [
  route(confirmOrder, async ({ db, seller, site, user, visitor, input, at, answer }) => {
    const { userId } = user
    const { idempotencyKey } = visitor
    const { orderId, cart } = await confirmCart(
      { db, seller, siteUrl: site.siteUrl },
      { userId, seen: input.seen, idempotencyKey, at },
    )
    answer.refreshSession({ Cart: String(cart) })
    return orderId
  }),
]

import { confirmOrder } from '@lohahaat/contract/cart/confirm-order'
import { route } from '../http/route'
import { countCart } from './cart.repository'
import { confirmCart } from './confirm-order'

export default route(confirmOrder, async ({ db, seller, site, user, visitor, input, at, answer }) => {
  const { userId } = user
  const { idempotencyKey } = visitor
  const groupOrderId = await confirmCart(
    { db, seller, siteUrl: site.siteUrl },
    { userId, seen: input.Seen, idempotencyKey, at },
  )
  answer.refreshSession({ Cart: String(await countCart(db, userId)) })
  return groupOrderId
})

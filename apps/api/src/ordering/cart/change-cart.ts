import type { Database, Db } from '../../platform/db/db'
import { sendInLockOrder } from '../../platform/db/fast/settle-all'
import type { Answer } from '../../platform/http/answer'
import { countOrRefuse, type Limits } from '../../platform/http/limits/limits'
import { countCart, lockBuyer } from './cart.repository'

interface Caller {
  db: Database
  limits: Limits
  user: { userId: number }
  answer: Answer
}

interface Change<T> {
  answer: T
  /** By how many lines the cart has grown. */
  added: number
}

/**
 * Changes the caller's cart under a lock, so that an order sees all of a change or none of it, and sends the new number
 * of lines.
 */
export async function changeCart<T extends object>(
  { db, limits, user: { userId }, answer }: Caller,
  change: (tx: Db, buyerId: number) => Promise<Change<T>>,
) {
  await countOrRefuse(limits.cartChangesPerUser, 'cartChanges', userId)
  const changed = await db.transaction(async (tx) => {
    const [, before, made] = await sendInLockOrder(tx, [
      () => lockBuyer(tx, userId),
      () => countCart(tx, userId),
      () => change(tx, userId),
    ])
    return { ...made.answer, success: true as const, cart: before + made.added }
  })
  answer.refreshSession({ Cart: String(changed.cart) })
  return changed
}

import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { sendInLockOrder } from '../../platform/db/fast/settle-all'
import type { Answer } from '../../platform/http/answer'
import { countOrRefuse, type Limits } from '../../platform/http/limits/limits'
import { countCart, lockBuyer } from './cart.repository'

export interface CartDesk {
  db: Database
  limits: Limits
  /** The browser that shows how many lines there are. */
  answer: Pick<Answer, 'refreshSession'>
}

interface Change<T> {
  answer: T
  /** By how many lines the cart has grown. */
  added: number
}

/**
 * Changes the actor's cart while nobody else can, so that an order has all of a change or nothing of it, and tells the
 * browser how many lines there are now.
 */
export async function changeCart<T extends object>(
  { db, limits, answer }: CartDesk,
  { userId }: Actor,
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

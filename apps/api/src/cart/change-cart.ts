import type { Database, Db } from '../db/db'
import type { Answer } from '../http/answer'
import { countCart, lockBuyer } from './cart.repository'

interface Caller {
  db: Database
  user: { userId: number }
  answer: Answer
}

/**
 * Changes the caller's cart while nobody else can, so that an order has all of a change or nothing of it, and tells the
 * browser how many lines there are now.
 */
export async function changeCart<T extends object>(
  { db, user: { userId }, answer }: Caller,
  change: (tx: Db, buyerId: number) => Promise<T>,
) {
  const changed = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const result = await change(tx, userId)
    return { ...result, success: true as const, cart: await countCart(tx, userId) }
  })
  answer.refreshSession({ Cart: String(changed.cart) })
  return changed
}

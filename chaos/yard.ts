import { eq } from 'drizzle-orm'
import { orderLines } from '../apps/api/src/db/tables/ordering/order-lines'
import { users } from '../apps/api/src/db/tables/identity/users'
import type { Database } from '../apps/api/src/platform/db/db'
import { someBuyers, someItems } from '../apps/api/src/testing/carts'
import { placeOrder } from '../apps/api/src/testing/orders'
import { loadTruck } from '../apps/api/src/testing/trucks/trucks'
import { signIn, type Person } from './trade'

/** Administrators who issue invoices, and loaded trucks that wait for them. */
export interface Yard {
  clerks: (Person & { email: string })[]
  trucks: number[]
}

/** Each clerk has an account of his own: the server lets one account issue one invoice at a time. */
export async function openYard(db: Database, clerks: number, trucks: number): Promise<Yard> {
  const ids = await someBuyers(db, clerks)
  const people: Yard['clerks'] = []
  for (const userId of ids) {
    const email = `clerk${userId}@lohahaat.example`
    await db.update(users).set({ email }).where(eq(users.id, userId))
    people.push({ ...(await signIn(db, userId)), email })
  }
  const items = await someItems(db, 2)
  const loaded: number[] = []
  for (let at = 0; at < trucks; at++) loaded.push(await loadOrder(db, ids[at % clerks] ?? 0, items))
  return { clerks: people, trucks: loaded }
}

/** An order on one truck. What is sold by theory needs no slip. */
async function loadOrder(db: Database, buyerId: number, items: readonly number[]) {
  const orderId = await placeOrder(
    db,
    buyerId,
    items.map((stockItemId) => ({ stockItemId })),
  )
  await db.update(orderLines).set({ weightBasis: 'theoretical' }).where(eq(orderLines.orderId, orderId))
  return loadTruck(db, orderId)
}

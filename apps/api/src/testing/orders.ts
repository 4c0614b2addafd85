import { desc, eq } from 'drizzle-orm'
import { confirmCart } from '../ordering/checkout/confirm-order'
import type { Database } from '../platform/db/db'
import { cartLines } from '../db/tables/ordering/cart-lines'
import { mails } from '../db/tables/platform/mails'
import { orders } from '../db/tables/ordering/orders'
import { stockItems } from '../db/tables/inventory/stock-items'
import { buyerNow } from './buyer-now'
import { testSeller } from './test-seller'

interface OrderedLine {
  stockItemId: number
  unit?: 'Pieces' | 'Ton'
  quantity?: string
}

const desk = {
  seller: testSeller,
  siteUrl: 'https://lohahaat.example',
}

/** Places an order, 1 Ton each by default, for a buyer with addresses and an empty cart, and returns its id. */
export async function placeOrder(
  db: Database,
  buyerId: number,
  lines: readonly OrderedLine[],
  changes?: Partial<typeof orders.$inferInsert>,
): Promise<number> {
  await db.insert(cartLines).values(lines.map((line) => ({ ...line, buyerId })))
  const confirmation = { seen: undefined, idempotencyKey: undefined }
  const { orderId: id } = await confirmCart({ db, ...desk }, await buyerNow(db, buyerId), confirmation)
  if (changes) await db.update(orders).set(changes).where(eq(orders.id, id))
  return id
}

export async function stockOf(db: Database, id: number): Promise<bigint | null | undefined> {
  const [item] = await db.select({ kg: stockItems.availableKg }).from(stockItems).where(eq(stockItems.id, id))
  return item?.kg
}

/** The queued mails about an order, newest first. */
export async function mailsAbout(db: Database, orderNo: string) {
  const queued = await db.select().from(mails).orderBy(desc(mails.id))
  return queued.filter(({ subject }) => subject.includes(orderNo))
}

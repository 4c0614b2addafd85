import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/db'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { insertFile } from '../../platform/files/files.repository'
import { newStoredName, type FileStorage } from '../../platform/files/storage'
import { hashToken, randomToken } from '../../platform/http/secrets'
import { insertSession } from '../../identity/sessions/sessions.repository'
import { putIntoCart, setStock, someBuyers, someItems } from '../carts'
import { placeOrder } from '../orders'

const ORDERS = 20
const HOUR_MS = 60 * 60 * 1000

export type Yard = Awaited<ReturnType<typeof fillYard>>

/**
 * Some days of business on top of the demo data: orders, one cancelled, a picture, and a buyer in the middle of
 * shopping.
 */
export async function fillYard(db: Database, storage: FileStorage) {
  const buyerIds = await someBuyers(db, 4)
  const [buyerId = NaN] = buyerIds
  const items = await someItems(db, 5)
  for (const id of items) await setStock(db, id, 1_000_000n)
  const lines = items.map((stockItemId) => ({ stockItemId, quantity: '2.125' }))
  await placeOrder(db, buyerId, lines, { status: 'Cancelled' })
  for (let count = 1; count < ORDERS; count++) await placeOrder(db, buyerIds[count % buyerIds.length] ?? NaN, lines)
  const orderId = await placeOrder(db, buyerId, lines)
  await putIntoCart(db, [buyerId], items)
  return {
    order: await orderOf(db, orderId),
    items: await db.$count(stockItems, eq(stockItems.active, true)),
    picture: await keepPicture(db, storage, buyerId),
    session: await signedIn(db, buyerId),
  }
}

async function orderOf(db: Database, id: number) {
  const [order] = await db
    .select({ id: orders.id, orderNo: orders.orderNo, totalPaise: orders.totalPaise })
    .from(orders)
    .where(eq(orders.id, id))
  if (!order) throw new Error('The order is not there')
  return order
}

async function keepPicture(db: Database, storage: FileStorage, ownerId: number) {
  const [storedName, content] = [newStoredName('webp'), randomToken()]
  const bytes = Buffer.from(content)
  await storage.put(storedName, bytes)
  const record = { storedName, originalName: 'Yard.webp', mediaType: 'image/webp', bytes: bytes.length, ownerId }
  await insertFile(db, { ...record, purpose: 'stock-image' })
  return { storedName, content }
}

/** The session of a buyer who continues after the restore without signing in again. */
async function signedIn(db: Database, userId: number) {
  const [key, cookie, at] = [randomToken(), randomToken(), new Date()]
  const hashes = { keyHash: hashToken(key), cookieHash: hashToken(cookie) }
  const times = { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + HOUR_MS) }
  await insertSession(db, { userId, ...hashes, ...times, device: 'A browser' })
  return { UserKey: key, cookie: `LHSession=${cookie}` }
}

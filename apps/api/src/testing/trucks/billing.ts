import { eq } from 'drizzle-orm'
import { rupees } from '@lohahaat/domain/platform/money'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import type { Database } from '../../platform/db/db'
import { issueInvoice } from '../../billing/invoices/issue-invoice'
import { buyerNow } from '../buyer-now'
import { someItems } from '../carts'
import { placeOrder } from '../orders'
import { loadTruck } from './trucks'

const SITE = 'https://lohahaat.example'

type OrderChanges = Partial<typeof orders.$inferInsert>
type LineChanges = Partial<typeof orderLines.$inferInsert>

/** The worked example: 120 pieces of 50 NB medium of 6 m at 62,000 a ton, loading at 250, nothing else. */
const WORKED_LINE = {
  unit: 'Pieces',
  quantity: '120',
  weightBasis: 'theoretical',
  pieceGrams: 30_180n,
  grams: 3_621_600n,
  pricePaise: rupees(62_000),
  amountPaise: rupees('224539.20'),
  ...{ hsn: '73063090', className: 'GI', size: '50 NB', subClass1Name: '3.6', lengthMetres: 6 },
} as const

const NOTHING_BESIDE = {
  gstHundredths: 1800,
  loadingPaisePerTon: rupees(250),
  platformPaisePerTon: 0n,
  ...{ weighmentPaise: 0n, handlingPaise: 0n, loadingPaise: 0n, platformPaise: 0n, freightPaise: 0n, gstPaise: 0n },
}

export const inDelhi = {
  ...{ name: 'Yamuna Fabricators', phone: '9812345678', address: 'Plot 14, Sector 27', city: 'New Delhi' },
  ...{ state: 'Delhi', pinCode: '110001', gstNumber: '07AAACA0000A1Z0' },
}

/** An order with the worked line, or others like it; `changes` are of the order. */
export async function placeWorkedOrder(
  db: Database,
  buyerId: number,
  changes: OrderChanges = {},
  lines: readonly LineChanges[] = [{}],
): Promise<number> {
  const items = await someItems(db, lines.length)
  const orderId = await placeOrder(
    db,
    buyerId,
    items.map((stockItemId) => ({ stockItemId })),
  )
  const placed = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  const set = lines.map((line) => ({ ...WORKED_LINE, ...line }))
  for (const [at, { id }] of placed.entries())
    // Nobody is asked: the house loads it.
    await db
      .update(orderLines)
      .set({ sellerId: null, ...set[at] })
      .where(eq(orderLines.id, id))
  const amounts = {
    ...NOTHING_BESIDE,
    goodsPaise: set.reduce((sum, line) => sum + line.amountPaise, 0n),
    totalGrams: set.reduce((sum, line) => sum + line.grams, 0n),
    ...stated(changes),
  }
  const { goodsPaise, gstPaise, weighmentPaise, loadingPaise, platformPaise, handlingPaise, freightPaise } = amounts
  const totalPaise =
    goodsPaise + gstPaise + weighmentPaise + loadingPaise + platformPaise + handlingPaise + freightPaise
  await db
    .update(orders)
    .set({ ...amounts, totalPaise })
    .where(eq(orders.id, orderId))
  return orderId
}

/** What is left out is no change. */
const stated = (changes: OrderChanges) => changes as { [Name in keyof OrderChanges]: NonNullable<OrderChanges[Name]> }

/** A worked order, all of it on one truck. */
export async function loadWorkedTruck(db: Database, buyerId: number, changes: OrderChanges = {}): Promise<number> {
  return loadTruck(db, await placeWorkedOrder(db, buyerId, changes))
}

/** An invoiced truck of somebody with addresses, and another one that waits for its invoice. */
export async function giveInvoice(db: Database, buyerId: number) {
  const [consignmentId, loadedId] = [await loadWorkedTruck(db, buyerId), await loadWorkedTruck(db, buyerId)]
  const admin = { ...(await buyerNow(db, buyerId)), adminRights: 'fresh' as const }
  const { invoiceId, orderId, companyId } = await issueInvoice({ db, siteUrl: SITE }, admin, consignmentId, undefined)
  return { invoiceId, ofOrderId: orderId, companyId, consignmentId, loadedId }
}

import { inArray } from 'drizzle-orm'
import type { Database } from '../apps/api/src/platform/db/db'
import { addresses } from '../apps/api/src/db/tables/ordering/addresses'
import { cartLines } from '../apps/api/src/db/tables/ordering/cart-lines'
import { orderLines } from '../apps/api/src/db/tables/ordering/order-lines'
import { quoteItems } from '../apps/api/src/db/tables/sourcing/quote-items'
import { quotes } from '../apps/api/src/db/tables/sourcing/quotes'
import { placeEnquiry } from '../apps/api/src/testing/enquiries'
import { placeOrder } from '../apps/api/src/testing/orders'
import type { Person } from './people'

/** As many as a run can use up. */
const MANY = 25
const STATUSES = ['Confirmed', 'Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const

/** What belongs to one person, by the ids that calls use. */
export interface Things {
  cart: { cartLineId: number; itemId: number }[]
  shippingAddressIds: number[]
  billingAddressIds: number[]
  orders: { id: number; lineIds: number[]; sellerId: number }[]
  enquiries: { id: number; itemIds: number[]; quoteIds: number[] }[]
  quoteIds: number[]
}

/** Addresses, orders in every status, and enquiries that each party has quoted for. */
export async function giveThings(
  db: Database,
  { userId, mark, phone }: Person,
  { items, parties }: { items: readonly number[]; parties: readonly Person[] },
): Promise<Things> {
  const yard = { name: `${mark} Yard`, phone, address: `${mark} Road 7`, city: 'Rewari', state: 'Haryana' }
  const kinds = ['shipping', 'billing'] as const
  const saved = await db
    .insert(addresses)
    .values(kinds.map((kind) => ({ ...yard, kind, pinCode: '123401', gstNumber: '06AAACA0000A1Z2', buyerId: userId })))
    .returning()
  const orderIds: number[] = []
  for (let at = 0; at < MANY; at++) {
    const bought = items.slice(at % 3, (at % 3) + 2).map((stockItemId) => ({ stockItemId }))
    orderIds.push(await placeOrder(db, userId, bought, { status: STATUSES[at % STATUSES.length] ?? 'Confirmed' }))
  }
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds))
  const asked = await placeEnquiries(db, userId, parties)
  const quoted = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.enquiryId, [0, ...asked.map(({ id }) => id)]))
  const idsOf = (kind: 'shipping' | 'billing') => saved.filter((row) => row.kind === kind).map(({ id }) => id)
  return {
    cart: [],
    shippingAddressIds: idsOf('shipping'),
    billingAddressIds: idsOf('billing'),
    orders: orderIds.map((id) => ({
      id,
      lineIds: lines.filter(({ orderId }) => orderId === id).map((line) => line.id),
      sellerId: lines.find(({ orderId }) => orderId === id)?.sellerId ?? 0,
    })),
    enquiries: asked,
    quoteIds: quoted.map(({ id }) => id),
  }
}

/** After all orders are placed, since each takes what is in the cart. */
export async function fillCart(db: Database, buyerId: number, items: readonly number[]): Promise<Things['cart']> {
  const lines = items.map((stockItemId) => ({ buyerId, stockItemId }))
  const cart = await db.insert(cartLines).values(lines).returning()
  return cart.map(({ id, stockItemId }) => ({ cartLineId: id, itemId: stockItemId }))
}

/** With two items, where each party is cheaper for one, so that a split pays. Every fifth is completed. */
async function placeEnquiries(db: Database, buyerId: number, parties: readonly Person[]) {
  const asked: Things['enquiries'] = []
  for (let at = 0; at < MANY; at++) {
    const status = at % 5 === 4 ? 'Completed' : 'InProgress'
    const enquiry = await placeEnquiry(
      db,
      buyerId,
      [{ quantity: '2' }, { className: 'GI', size: '50 NB', wall: '3.6', quantity: '3' }],
      { status },
    )
    const quoteIds: number[] = []
    for (const [place, { userId }] of parties.entries()) {
      const [quote] = await db
        .insert(quotes)
        .values({ enquiryId: enquiry.id, partyId: userId, revision: 1, remark: 'Ex works' })
        .returning()
      const price = (item: number) => (item === place % 2 ? 4_000_000n : 9_000_000n)
      if (!quote) throw new Error('The quote was not stored')
      quoteIds.push(quote.id)
      await db.insert(quoteItems).values(
        enquiry.itemIds.map((itemId, item) => ({
          quoteId: quote.id,
          enquiryItemId: itemId,
          pricePaise: price(item),
        })),
      )
    }
    asked.push({ id: enquiry.id, itemIds: enquiry.itemIds, quoteIds })
  }
  return asked
}

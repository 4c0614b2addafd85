import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/db/db'
import { addresses } from '../db/tables/ordering/addresses'
import { cartLines } from '../db/tables/ordering/cart-lines'
import { stockItems } from '../db/tables/inventory/stock-items'
import { users } from '../db/tables/identity/users'

let count = 0

const yard = {
  name: 'Asha Verma',
  phone: '9812345678',
  address: 'Plot 7, Industrial Area',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
  gstNumber: '06AAACA0000A1Z2',
}

/** Creates this many buyers with both addresses, and returns their ids. */
export async function someBuyers(db: Database, many: number): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: many }, () => ({
        email: `trader${++count}@works.example`,
        contactName: 'Asha Verma',
        legalName: 'Verma Fabricators',
        phone: '9812345678',
        gstNumber: '06AAACA0000A1Z2',
        termsAcceptedAt: new Date(),
      })),
    )
    .returning({ id: users.id })
  await giveAddresses(db, ...rows.map(({ id }) => id))
  return rows.map(({ id }) => id)
}

export const giveAddresses = (db: Database, ...buyerIds: number[]) =>
  db
    .insert(addresses)
    .values(
      buyerIds.flatMap((buyerId) => (['billing', 'shipping'] as const).map((kind) => ({ ...yard, buyerId, kind }))),
    )

/** Adds items to the buyers' carts, 1 Ton each by default. */
export const putIntoCart = (
  db: Database,
  buyerIds: readonly number[],
  stockItemIds: readonly number[],
  line: { unit?: 'Pieces' | 'Ton'; quantity?: string } = {},
) =>
  db
    .insert(cartLines)
    .values(buyerIds.flatMap((buyerId) => stockItemIds.map((stockItemId) => ({ buyerId, stockItemId, ...line }))))

/** The ids of the first demo items with a weight; their stock is no longer counted. */
export async function someItems(db: Database, many: number): Promise<number[]> {
  const first = db
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(and(eq(stockItems.active, true), isNotNull(stockItems.pieceGrams)))
    .orderBy(stockItems.id)
    .limit(many)
  const rows = await db
    .update(stockItems)
    .set({ availableKg: null })
    .where(inArray(stockItems.id, first))
    .returning({ id: stockItems.id })
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

export const setStock = (db: Database, id: number, availableKg: bigint | null) =>
  db.update(stockItems).set({ availableKg }).where(eq(stockItems.id, id))

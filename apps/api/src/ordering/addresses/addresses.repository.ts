import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@lohahaat/contract/ordering/addresses/address'
import type { Db } from '../../platform/db/db'
import { statement } from '../../platform/db/fast/statement'
import { addresses } from '../../db/tables/ordering/addresses'

export type Address = typeof addresses.$inferSelect
export type AddressKind = Address['kind']

/** A buyer's addresses of one kind, last used first. */
export const listAddresses = (db: Db, buyerId: number, kind: AddressKind): Promise<Address[]> =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.buyerId, buyerId), eq(addresses.kind, kind)))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(MAX_ADDRESSES)

const selectOwn = statement<{ buyerId: number }, Address>('addresses', getTableColumns(addresses), (db) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.buyerId, sql.placeholder('buyerId')))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(2 * MAX_ADDRESSES),
)

/** A buyer's addresses of both kinds, last used first. */
export async function listEveryAddress(db: Db, buyerId: number): Promise<Record<AddressKind, Address[]>> {
  const own = await selectOwn(db, { buyerId })
  return {
    shipping: own.filter(({ kind }) => kind === 'shipping'),
    billing: own.filter(({ kind }) => kind === 'billing'),
  }
}

export type AddressFields = Omit<Address, 'id' | 'buyerId' | 'kind' | 'lastUsedAt'>

export async function insertAddress(db: Db, address: typeof addresses.$inferInsert): Promise<number> {
  const [row] = await db.insert(addresses).values(address).returning({ id: addresses.id })
  if (!row) throw new Error('The address was not stored')
  return row.id
}

export const updateAddress = (db: Db, buyerId: number, id: number, set: AddressFields & { lastUsedAt: Date }) =>
  db
    .update(addresses)
    .set(set)
    .where(and(eq(addresses.id, id), eq(addresses.buyerId, buyerId)))

export const deleteAddress = (db: Db, buyerId: number, id: number) =>
  db.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.buyerId, buyerId)))

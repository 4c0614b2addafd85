import { and, desc, eq } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@lohahaat/contract/cart/address'
import type { Db } from '../db/db'
import { addresses } from '../db/tables/addresses'

export type Address = typeof addresses.$inferSelect
export type AddressKind = Address['kind']

/** One buyer's addresses of a kind, the last used first. */
export const listAddresses = (db: Db, buyerId: number, kind: AddressKind): Promise<Address[]> =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.buyerId, buyerId), eq(addresses.kind, kind)))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(MAX_ADDRESSES)

import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@lohahaat/contract/ordering/addresses/address'
import type { Db } from '../../platform/db/db'
import type { Member } from '@lohahaat/domain/identity/actor'
import { statement } from '../../platform/db/fast/statement'
import { addresses } from '../../db/tables/ordering/addresses'

export type Address = typeof addresses.$inferSelect
export type AddressKind = Address['kind']

/** A company has as many as its members saved. */
const MOST_OF_COMPANY = 100

/** What the member used first, the last first; then what colleagues used. */
const ownFirst = [
  sql`${addresses.buyerId} <> ${sql.placeholder('userId')}`,
  desc(addresses.lastUsedAt),
  desc(addresses.id),
]

const selectOfCompany = statement<{ userId: number; companyId: number }, Address>(
  'addresses',
  getTableColumns(addresses),
  (db) =>
    db
      .select()
      .from(addresses)
      .where(eq(addresses.companyId, sql.placeholder('companyId')))
      .orderBy(...ownFirst)
      .limit(MOST_OF_COMPANY),
)

/** The addresses of a member's company, of both kinds: his own first, the last used first. */
export async function listEveryAddress(db: Db, { userId, companyId }: Member): Promise<Record<AddressKind, Address[]>> {
  const all = await selectOfCompany(db, { userId, companyId })
  const ofKind = (kind: AddressKind) => withoutCopies(all.filter((address) => address.kind === kind))
  return { shipping: ofKind('shipping').slice(0, MAX_ADDRESSES), billing: ofKind('billing').slice(0, MAX_ADDRESSES) }
}

/** As listEveryAddress, of one kind. */
export const listAddresses = async (db: Db, member: Member, kind: AddressKind): Promise<Address[]> =>
  (await listEveryAddress(db, member))[kind]

export function isSame(one: AddressFields, other: AddressFields): boolean {
  return addressFields.every((name) => one[name] === other[name])
}

const addressFields = ['name', 'phone', 'address', 'city', 'state', 'pinCode', 'gstNumber'] as const

/** Two members may have saved the same place. */
const withoutCopies = (saved: readonly Address[]) =>
  saved.filter((address, place) => saved.findIndex((other) => isSame(other, address)) === place)

export type AddressFields = Pick<Address, (typeof addressFields)[number]>

export async function insertAddress(db: Db, address: typeof addresses.$inferInsert): Promise<number> {
  const [row] = await db.insert(addresses).values(address).returning({ id: addresses.id })
  if (!row) throw new Error('The address was not stored')
  return row.id
}

export const updateAddress = (db: Db, member: Member, id: number, set: AddressFields & { lastUsedAt: Date }) =>
  db.update(addresses).set(set).where(isOwn(member, id))

export const deleteAddress = (db: Db, member: Member, id: number) => db.delete(addresses).where(isOwn(member, id))

const isOwn = ({ userId, companyId }: Member, id: number) =>
  and(eq(addresses.id, id), eq(addresses.buyerId, userId), eq(addresses.companyId, companyId))

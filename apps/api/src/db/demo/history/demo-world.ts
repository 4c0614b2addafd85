import { asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { listLeaves, type TreeLeaf } from '../../../catalogue/tree/leaves.repository'
import { itemNames } from '../../../inventory/stock/item-names.repository'
import type { Database, Db } from '../../../platform/db/db'
import type { FileStorage } from '../../../platform/files/storage'
import { companies } from '../../tables/identity/companies'
import { users } from '../../tables/identity/users'
import { stockItems } from '../../tables/inventory/stock-items'
import { brands } from '../../tables/reference/brands'
import { parameters } from '../../tables/reference/parameters'
import { leafKey } from '../fill-tree'
import { asDatabase } from './as-database'
import type { Moments } from './moments'
import { actors } from './people'

/** The firm that the orders of the history name, the site that its letters would have led to, and where its files go. */
export interface DemoDesk {
  now: Date
  seller: Seller
  siteUrl: string
  storage: FileStorage
}

const itemColumns = {
  ...itemNames,
  itemId: stockItems.id,
  thicknessId: stockItems.thicknessId,
  lengthMetres: stockItems.lengthMetres,
  pricePaisePerTon: stockItems.pricePaisePerTon,
  availableKg: stockItems.availableKg,
}

const listStock = (tx: Db) => tx.select(itemColumns).from(stockItems).orderBy(asc(stockItems.id))

export type StockItem = Awaited<ReturnType<typeof listStock>>[number]

/** What the stories of the history act on. */
export interface DemoWorld {
  /** The running transaction, also as the database that use cases take. */
  db: Database
  desk: Omit<DemoDesk, 'now' | 'storage'> & { db: Database }
  storage: FileStorage
  moments: Moments
  stock: readonly StockItem[]
  /** By leafKey. */
  leaves: ReadonlyMap<string, TreeLeaf>
  /** By name. */
  brandIds: ReadonlyMap<string, number>
  deliveryIds: ReadonlyMap<string, number>
  actor(name: keyof typeof actors, at: Date): Actor
}

export async function openWorld(tx: Db, moments: Moments, { seller, siteUrl, storage }: DemoDesk): Promise<DemoWorld> {
  const db = asDatabase(tx)
  const people = await tx
    .select({
      email: users.email,
      userId: users.id,
      companyId: users.companyId,
      companyRole: users.companyRole,
      sellerId: companies.sellerId,
      sellingRole: users.sellingRole,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.email, Object.values(actors)))
  const members = new Map(people.map(({ email, ...member }) => [email, member]))
  const makes = await tx.select({ id: brands.id, name: brands.name }).from(brands)
  const deliveries = await tx
    .select({ id: parameters.id, name: parameters.description })
    .from(parameters)
    .where(eq(parameters.code, 'Delivery'))
  const leaves = await listLeaves(tx)
  return {
    db,
    desk: { db, seller, siteUrl },
    storage,
    moments,
    stock: await listStock(tx),
    leaves: new Map(leaves.map((leaf) => [leafKey(leaf.className, leaf.size, leaf.thickness), leaf])),
    brandIds: byName(makes),
    deliveryIds: byName(deliveries),
    actor(name, at) {
      const member = members.get(actors[name])
      if (!member) throw new Error(`The history lacks somebody: ${name}`)
      return { ...member, adminRights: name === 'desk' ? 'fresh' : 'none', at }
    },
  }
}

const byName = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))

/** Something that happened. */
export interface Step {
  at: Date
  act: () => Promise<unknown>
}

/** In the order of time, since orders are numbered in it. */
export async function playSteps(steps: readonly Step[]): Promise<void> {
  const inTime = [...steps].sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const { act } of inTime) await act()
}

import { eq, sql } from 'drizzle-orm'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { addresses } from '../tables/ordering/addresses'
import { brands } from '../tables/reference/brands'
import { feeStructures } from '../tables/ordering/fee-structures'
import { freightTerms } from '../tables/inventory/freight-terms'
import { parameters } from '../tables/reference/parameters'
import { priceChanges } from '../tables/inventory/price-changes'
import { securityEvents } from '../tables/platform/security-events'
import { sellers } from '../tables/reference/sellers'
import { stockItems } from '../tables/inventory/stock-items'
import { users } from '../tables/identity/users'
import { demoBrands } from './brands'
import { demoAccounts } from './demo-accounts'
import { fillTree, leafKey } from './fill-tree'
import { demoFreightTerms } from './freight'
import { insertRows } from './insert-rows'
import { demoParameters, type ParameterCode } from './parameters'
import { buyerAddresses, demoPeople } from './people'
import { demoSecurityEvents } from './security-events'
import { demoSellers } from './sellers'
import { buildStock } from './stock'

/** Fills an empty database with an invented catalogue and the three demo accounts. */
export async function fillDemoData(tx: Db): Promise<void> {
  const sellerIds = await fillSellers(tx)
  await fillAccounts(tx, sellerIds)
  await tx.insert(feeStructures).values({
    gstHundredths: 1800,
    weighmentPaise: rupees(300),
    loadingPaisePerTon: rupees(250),
    platformPaisePerTon: rupees(100),
    handlingPaisePerExtraBrand: rupees(500),
  })
  await tx.insert(freightTerms).values(demoFreightTerms)
  await fillStock(tx, sellerIds)
}

async function fillSellers(tx: Db): Promise<Ids> {
  const rows = await tx
    .insert(sellers)
    .values([...demoSellers])
    .returning({ id: sellers.id, key: sellers.organizationName })
  return idsByKey(rows)
}

async function fillAccounts(tx: Db, sellerIds: Ids): Promise<void> {
  const accounts = demoAccounts.map(({ email }) => {
    const { seller, memberOf, ...person } = demoPeople[email]
    const sellerId = seller && idOf(sellerIds, seller)
    return { memberOf, account: { email, ...person, sellerId, termsAcceptedAt: sql`now()` } }
  })
  const userIds = idsByKey(
    await tx
      .insert(users)
      .values(accounts.flatMap(({ memberOf, account }) => (memberOf ? [] : account)))
      .returning({ id: users.id, key: users.email }),
  )
  for (const { memberOf, account } of accounts)
    if (memberOf) {
      const companyId = await findCompanyOf(tx, memberOf.owner)
      await tx.insert(users).values({ ...account, companyId, companyRole: memberOf.role })
    }
  const buyerId = idOf(userIds, 'buyer@lohahaat.example')
  await tx.insert(addresses).values(buyerAddresses.map((address) => ({ ...address, buyerId })))
  await tx.insert(securityEvents).values(
    demoSecurityEvents.map(({ minutesAgo, email, ...event }) => ({
      ...event,
      at: sql`now() - ${minutesAgo} * interval '1 minute'`,
      userId: email && idOf(userIds, email),
    })),
  )
}

async function findCompanyOf(tx: Db, email: string): Promise<number> {
  const [owner] = await tx.select({ companyId: users.companyId }).from(users).where(eq(users.email, email))
  if (!owner) throw new Error(`Demo data names somebody that it doesn't hold: ${email}`)
  return owner.companyId
}

async function fillStock(tx: Db, sellerIds: Ids): Promise<void> {
  const leaves = await fillTree(tx)
  const brandIds = idsByKey(
    await tx
      .insert(brands)
      .values([...demoBrands])
      .returning({ id: brands.id, key: brands.name }),
  )
  const parameterRows = await tx.insert(parameters).values(demoParameters).returning()
  const parameterIds = idsByKey(
    parameterRows.map(({ id, code, description }) => ({ id, key: `${code} ${description}` })),
  )
  const parameterId = (code: ParameterCode, description: string) => idOf(parameterIds, `${code} ${description}`)

  const rows = buildStock().map(
    ({ brand, className, size, wall, grade, standard, stamp, delivery, seller, ...item }) => {
      const leaf = leaves.get(leafKey(className, size, wall))
      if (!leaf) throw new Error(`Stock outside the tree: ${className} ${size} ${wall}`)
      return {
        ...item,
        ...leaf,
        brandId: idOf(brandIds, brand),
        sellerId: idOf(sellerIds, seller),
        gradeId: grade && parameterId('Grade', grade),
        standardId: parameterId('Standard', standard),
        stampId: parameterId('Stamp', stamp),
        deliveryId: parameterId('Delivery', delivery),
      }
    },
  )
  await insertRows(tx, stockItems, rows)
  await tx.execute(sql`
    insert into ${priceChanges} (stock_item_id, new_paise_per_ton)
    select ${stockItems.id}, ${stockItems.pricePaisePerTon} from ${stockItems} order by ${stockItems.id}`)
}

type Ids = ReadonlyMap<string, number>

const idsByKey = (rows: readonly { id: number; key: string }[]): Ids => new Map(rows.map(({ id, key }) => [key, id]))

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Demo data names something that it doesn't hold: ${key}`)
  return id
}

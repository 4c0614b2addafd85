import { and, desc, eq } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { companies } from '../../db/tables/identity/companies'
import { addresses } from '../../db/tables/ordering/addresses'
import { orders } from '../../db/tables/ordering/orders'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import type { AccountOf } from './account.repository'

export async function findPartyName(db: Db, of: AccountOf): Promise<string | null> {
  const [party] =
    'companyId' in of
      ? await db.select({ name: companies.name }).from(companies).where(eq(companies.id, of.companyId))
      : await db.select({ name: sellers.organizationName }).from(sellers).where(eq(sellers.id, of.sellerId))
  return party?.name ?? null
}

/** A company as on its newest invoice; before the first one, by the billing address that it used last. */
export async function findBillTo(db: Db, companyId: number) {
  const [billed] = await db
    .select({ address: orders.billingAddress })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(eq(taxDocuments.companyId, companyId), eq(taxDocuments.kind, 'invoice')))
    .orderBy(desc(taxDocuments.issuedOn), desc(taxDocuments.id))
    .limit(1)
  if (billed) return billed.address
  const [last] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), eq(addresses.kind, 'billing')))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(1)
  return last ?? null
}

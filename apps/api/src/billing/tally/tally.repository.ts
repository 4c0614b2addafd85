import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { companies } from '../../db/tables/identity/companies'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

/** What was posted on a day, entry by entry, in the order it was posted. */
export const listEntriesOf = (db: Db, day: string) =>
  db
    .select({
      postingId: ledgerPostings.id,
      kind: ledgerPostings.kind,
      on: ledgerPostings.postedOn,
      companyId: ledgerPostings.companyId,
      sellerId: ledgerPostings.sellerId,
      documentNo: ledgerPostings.documentNo,
      account: ledgerEntries.account,
      paise: ledgerEntries.paise,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.postedOn, day))
    .orderBy(asc(ledgerPostings.id), asc(ledgerEntries.id))

const namesake = alias(companies, 'namesake')

/** The names of companies, and how many companies have the same one. */
export const listCompanyNames = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: companies.id, name: companies.name, sameName: sql<number>`count(*)::int` })
    .from(companies)
    .innerJoin(namesake, eq(sql`lower(${namesake.name})`, sql`lower(${companies.name})`))
    .where(inArray(companies.id, [...ids]))
    .groupBy(companies.id)

/** The names of suppliers, and how many suppliers and companies have the same one. */
export const listSellerNames = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: sellers.id,
      name: sellers.organizationName,
      sameName: sql<number>`(
        (select count(*) from ${sellers} other where lower(other.organization_name) = lower(${sellers}.organization_name))
        + (select count(*) from ${companies} other where lower(other.name) = lower(${sellers}.organization_name)))::int`,
    })
    .from(sellers)
    .where(inArray(sellers.id, [...ids]))

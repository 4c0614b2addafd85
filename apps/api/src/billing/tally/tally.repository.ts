import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { companies } from '../../db/tables/identity/companies'
import type { Db } from '../../platform/db/db'

/** What was posted on a day for companies, entry by entry, in the order it was posted. */
export const listEntriesOf = (db: Db, day: string) =>
  db
    .select({
      postingId: ledgerPostings.id,
      kind: ledgerPostings.kind,
      on: ledgerPostings.postedOn,
      companyId: ledgerPostings.companyId,
      documentNo: ledgerPostings.documentNo,
      account: ledgerEntries.account,
      paise: ledgerEntries.paise,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(and(eq(ledgerPostings.postedOn, day), isNotNull(ledgerPostings.companyId)))
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

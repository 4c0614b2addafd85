import { eq, sql } from 'drizzle-orm'
import { creditTerms } from '../../db/tables/billing/credit-terms'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'
import { statement } from '../../platform/db/fast/statement'

export async function findCreditTerms(db: Db, companyId: number) {
  const [terms] = await db.select().from(creditTerms).where(eq(creditTerms.companyId, companyId))
  return terms ?? null
}

const limitColumn = { limitPaise: creditTerms.limitPaise }

const selectLimit = statement<{ companyId: number }, { limitPaise: bigint | null }>('lock_credit', limitColumn, (db) =>
  db
    .select(limitColumn)
    .from(creditTerms)
    .where(eq(creditTerms.companyId, sql.placeholder('companyId')))
    .for('no key update'),
)

/** What a company may owe; null: as much as it likes. Its orders wait for each other where it has terms, and only there. */
export const lockCreditLimit = async (tx: Db, companyId: number): Promise<bigint | null> =>
  (await selectLimit(tx, { companyId }))[0]?.limitPaise ?? null

/**
 * How much of its limit a company takes: what is owed in the books less its advance, and what its orders on their way
 * will still be billed. Orders that were delivered without an invoice are settled outside the books.
 */
export async function findCredit(db: Db, companyId: number): Promise<bigint> {
  const { rows } = await db.execute<{ used: string }>(sql`
    select (
      (select coalesce(sum(e.paise), 0) from ${ledgerPostings} p
        join ${ledgerEntries} e on e.posting_id = p.id and e.account = 'receivable'
        where p.company_id = ${companyId})
      + (select coalesce(sum(greatest(o.total_paise - coalesce(billed.paise, 0), 0)), 0) from ${orders} o
        left join lateral (
          select sum(d.payable_paise) as paise from ${taxDocuments} d
          where d.order_id = o.id and d.kind = 'invoice' and d.cancelled_at is null
        ) billed on true
        where o.company_id = ${companyId} and o.status in ('Confirmed', 'Processing', 'Dispatched'))
    )::text as used`)
  return BigInt(rows[0]?.used ?? 0)
}

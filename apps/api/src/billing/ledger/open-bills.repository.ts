import { eq, sql, type SQL } from 'drizzle-orm'
import { receipts } from '../../db/tables/billing/receipts'
import { receiptShares } from '../../db/tables/billing/receipt-shares'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/** Of two who set money against a company's bills at once, the second waits and sees what the first has set. */
export async function lockCompany(tx: Db, companyId: number) {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return company ?? null
}

/** Whoever records money holds his own lock, so that a repeat with the same key waits for the first. */
export const lockUser = (tx: Db, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

interface OpenBill {
  documentId: number
  kind: 'invoice' | 'debit'
  number: string
  issuedOn: string
  orderId: number
  payable: bigint
  taxable: bigint
  open: bigint
}

/**
 * What is still owed of each bill: less the shares of receipts and less the credit notes that correct it. With `except`
 * the shares of one receipt don't count, for setting it anew.
 */
const openBillsOf = (companyId: number, except?: number) => openBillsWhere(sql`d.company_id = ${companyId}`, except)

/** As openBillsOf, of the documents `d` that fit. */
export const openBillsWhere = (where: SQL, except = 0) => sql`
  select d.id, d.company_id, d.kind, d.number, d.issued_on, d.order_id, d.payable_paise, d.taxable_paise,
    greatest(d.payable_paise - coalesce(paid.paise, 0) - coalesce(credited.paise, 0), 0) as open
  from ${taxDocuments} d
  left join lateral (
    select sum(s.paise) as paise from ${receiptShares} s where s.document_id = d.id and s.receipt_id <> ${except}
  ) paid on true
  left join lateral (
    select sum(c.payable_paise) as paise from ${taxDocuments} c
    where c.corrects_id = d.id and c.kind = 'credit' and c.cancelled_at is null
  ) credited on true
  where ${where} and d.kind in ('invoice', 'debit') and d.cancelled_at is null`

interface StoredBill extends Record<string, unknown> {
  id: number
  kind: 'invoice' | 'debit'
  number: string
  issued_on: string
  order_id: number
  payable_paise: string
  taxable_paise: string
  open: string
}

/** The oldest first. */
export async function listOpenBills(db: Db, companyId: number, except?: number): Promise<OpenBill[]> {
  const { rows } = await db.execute<StoredBill>(
    sql`select id, kind, number, issued_on::text, order_id, payable_paise::text, taxable_paise::text, open::text
      from (${openBillsOf(companyId, except)}) bill where open > 0 order by bill.issued_on, number`,
  )
  return rows.map((row) => ({
    documentId: row.id,
    kind: row.kind,
    number: row.number,
    issuedOn: row.issued_on,
    orderId: row.order_id,
    payable: BigInt(row.payable_paise),
    taxable: BigInt(row.taxable_paise),
    open: BigInt(row.open),
  }))
}

/** All that was paid and credited, less what of it is set against bills. */
export async function findAdvance(db: Db, companyId: number): Promise<bigint> {
  const { rows } = await db.execute<{ advance: string }>(sql`
    select (
      (select coalesce(sum(${receipts.paise} + ${receipts.tdsPaise}), 0) from ${receipts}
        where ${receipts.companyId} = ${companyId} and ${receipts.cancelledAt} is null)
      + (select coalesce(sum(${taxDocuments.payablePaise}), 0) from ${taxDocuments}
        where ${taxDocuments.companyId} = ${companyId} and ${taxDocuments.kind} = 'credit'
          and ${taxDocuments.cancelledAt} is null)
      - (select coalesce(sum(payable_paise - open), 0) from (${openBillsOf(companyId)}) bill)
    )::text as advance`)
  return BigInt(rows[0]?.advance ?? 0)
}

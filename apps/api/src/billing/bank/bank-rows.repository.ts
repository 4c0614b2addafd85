import { and, desc, eq, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { OpenInvoice } from '@lohahaat/domain/billing/bank/bank-match'
import { bankRows } from '../../db/tables/billing/bank-rows'
import { receipts } from '../../db/tables/billing/receipts'
import { companies } from '../../db/tables/identity/companies'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'
import { openBillsWhere } from '../ledger/open-bills.repository'

type NewRow = typeof bankRows.$inferInsert

/** Writes the rows that are not known yet, and answers how many. */
export async function insertRows(tx: Db, rows: readonly NewRow[]): Promise<number> {
  let added = 0
  for (let at = 0; at < rows.length; at += 1000) {
    const stored = await tx
      .insert(bankRows)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing({ target: bankRows.hash })
      .returning({ id: bankRows.id })
    added += stored.length
  }
  return added
}

/** A row that nobody has decided on, locked. */
export async function lockOpenRow(tx: Db, bankRowId: number) {
  const [row] = await tx.select().from(bankRows).where(eq(bankRows.id, bankRowId)).for('no key update')
  return row ?? null
}

export const decideRow = (tx: Db, bankRowId: number, decided: Partial<NewRow>) =>
  tx.update(bankRows).set(decided).where(eq(bankRows.id, bankRowId))

/** The row of a receipt that was taken back waits for a decision again. */
export const reopenBankRow = (tx: Db, receiptId: number) =>
  tx
    .update(bankRows)
    .set({ state: 'open', receiptId: null, decidedAt: null, decidedBy: null })
    .where(eq(bankRows.receiptId, receiptId))

const select = (db: Db) =>
  db
    .select({ row: bankRows, receiptNo: receipts.number })
    .from(bankRows)
    .leftJoin(receipts, eq(receipts.id, bankRows.receiptId))

export const readRow = async (db: Db, bankRowId: number) =>
  (await select(db).where(eq(bankRows.id, bankRowId)))[0] ?? null

export type StoredRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

interface Asked {
  state?: NewRow['state'] | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export async function pageOfRows(db: Db, { state, page, pageSize }: Asked) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const where = and(state === undefined ? undefined : eq(bankRows.state, state))
  const rows = await select(db)
    .where(where)
    .orderBy(desc(bankRows.bookedOn), desc(bankRows.id))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  return { rows, total: await db.$count(bankRows, where) }
}

interface Candidate extends Record<string, unknown> {
  company_id: number
  party_name: string
  order_no: string
  number: string
  issued_on: string
  open: string
  taxable_paise: string
}

/** The open invoices between two days that a payment may be for. */
export async function listOpenInvoices(db: Db, from: string, to: string): Promise<OpenInvoice[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select bill.company_id, c.name as party_name, o.order_no, bill.number, bill.issued_on::text, bill.open::text,
      bill.taxable_paise::text
    from (${openBillsWhere(sql`d.issued_on between ${from} and ${to}`)}) bill
    join ${companies} c on c.id = bill.company_id join ${orders} o on o.id = bill.order_id
    where bill.open > 0 order by bill.issued_on, bill.number limit ${MOST_ROWS}`)
  return rows.map((row) => ({
    partyId: row.company_id,
    partyName: row.party_name,
    orderNo: row.order_no,
    number: row.number,
    issuedOn: row.issued_on,
    open: BigInt(row.open),
    taxable: BigInt(row.taxable_paise),
  }))
}

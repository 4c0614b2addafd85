import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { documentNumbers } from '../../db/tables/billing/document-numbers'
import { receiptShares } from '../../db/tables/billing/receipt-shares'
import { receipts } from '../../db/tables/billing/receipts'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'
import { containsWords } from '../../platform/db/search'

/** The next number of the year. The row is locked until the commit, so that no number is left out. */
export async function takeSerial(tx: Db, financialYear: string): Promise<number> {
  const [taken] = await tx
    .insert(documentNumbers)
    .values({ kind: 'receipt', financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.kind, documentNumbers.financialYear],
      set: { lastNumber: sql`${documentNumbers.lastNumber} + 1` },
    })
    .returning({ serial: documentNumbers.lastNumber })
  if (!taken) throw new Error('A receipt has no number')
  return taken.serial
}

export async function insertReceipt(tx: Db, receipt: typeof receipts.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(receipts).values(receipt).returning({ id: receipts.id })
  if (!stored) throw new Error('A receipt was not written')
  return stored.id
}

/** Sets the shares of a receipt anew. */
export async function replaceShares(
  tx: Db,
  receiptId: number,
  shares: readonly { documentId: number; paise: bigint }[],
) {
  await tx.delete(receiptShares).where(eq(receiptShares.receiptId, receiptId))
  if (shares.length > 0) await tx.insert(receiptShares).values(shares.map((share) => ({ ...share, receiptId })))
}

/** Without a lock: for finding the company to lock. */
export async function findReceipt(db: Db, receiptId: number) {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, receiptId))
  return receipt ?? null
}

export const markCancelled = (
  tx: Db,
  receiptId: number,
  cancelled: { cancelledAt: Date; cancelledBy: number; cancelReason: string },
) => tx.update(receipts).set(cancelled).where(eq(receipts.id, receiptId))

const aim = alias(taxDocuments, 'aim')
const columns = {
  receipt: receipts,
  companyName: companies.name,
  recordedBy: users.contactName,
  orderNo: orders.orderNo,
  documentNo: aim.number,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(receipts)
    .innerJoin(companies, eq(companies.id, receipts.companyId))
    .innerJoin(users, eq(users.id, receipts.createdBy))
    .leftJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(aim, eq(aim.id, receipts.documentId))

export const readReceipt = async (db: Db, receiptId: number) => (await select(db).where(eq(receipts.id, receiptId)))[0]

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof readReceipt>>>

interface ReceiptFilter {
  companyId?: number | undefined
  search?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export async function pageOfReceipts(db: Db, { companyId, search, page, pageSize }: ReceiptFilter) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const where = and(
    companyId === undefined ? undefined : eq(receipts.companyId, companyId),
    containsWords([receipts.number, receipts.reference, companies.name], search),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(desc(receipts.receivedOn), desc(receipts.id))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(receipts)
    .innerJoin(companies, eq(companies.id, receipts.companyId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** The shares of some receipts, the oldest bill first. */
export const listShares = (db: Db, receiptIds: readonly number[]) =>
  db
    .select({ receiptId: receiptShares.receiptId, number: taxDocuments.number, paise: receiptShares.paise })
    .from(receiptShares)
    .innerJoin(taxDocuments, eq(taxDocuments.id, receiptShares.documentId))
    .where(inArray(receiptShares.receiptId, [...receiptIds]))
    .orderBy(taxDocuments.issuedOn, taxDocuments.id)

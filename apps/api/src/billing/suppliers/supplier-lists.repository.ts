import { and, asc, desc, eq, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { supplierInvoices } from '../../db/tables/billing/supplier-invoices'
import { supplierPayments } from '../../db/tables/billing/supplier-payments'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

interface Asked {
  sellerId?: number | undefined
  consignmentId?: number | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

const sizeOf = ({ page, pageSize }: Asked) => (page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS)

const selectInvoices = (db: Db) =>
  db
    .select({ invoice: supplierInvoices, sellerName: sellers.organizationName, orderNo: orders.orderNo })
    .from(supplierInvoices)
    .innerJoin(sellers, eq(sellers.id, supplierInvoices.sellerId))
    .innerJoin(consignments, eq(consignments.id, supplierInvoices.consignmentId))
    .innerJoin(orders, eq(orders.id, consignments.orderId))

export const readInvoice = async (db: Db, id: number) =>
  (await selectInvoices(db).where(eq(supplierInvoices.id, id)))[0] ?? null

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof readInvoice>>>

export async function pageOfInvoices(db: Db, asked: Asked) {
  const where = and(
    asked.sellerId === undefined ? undefined : eq(supplierInvoices.sellerId, asked.sellerId),
    asked.consignmentId === undefined ? undefined : eq(supplierInvoices.consignmentId, asked.consignmentId),
  )
  const rows = await selectInvoices(db)
    .where(where)
    .orderBy(desc(supplierInvoices.issuedOn), desc(supplierInvoices.id))
    .limit(sizeOf(asked))
    .offset(((asked.page ?? 1) - 1) * sizeOf(asked))
  return { rows, total: await db.$count(supplierInvoices, where) }
}

/** The trucks of a supplier whose load is fixed by the house's invoice, and for which no invoice of his stands. */
export async function pageOfTrucks(db: Db, asked: Asked & { sellerId: number }) {
  const standing = db
    .select({ id: supplierInvoices.id })
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.consignmentId, consignments.id), isNull(supplierInvoices.cancelledAt)))
  const where = and(eq(consignments.sellerId, asked.sellerId), isNotNull(consignments.invoiceNo), notExists(standing))
  const rows = await db
    .select({
      consignmentId: consignments.id,
      number: consignments.number,
      orderNo: orders.orderNo,
      vehicleNo: consignments.vehicleNo,
      invoiceNo: sql<string>`${consignments.invoiceNo}`,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(where)
    .orderBy(asc(consignments.id))
    .limit(sizeOf(asked))
    .offset(((asked.page ?? 1) - 1) * sizeOf(asked))
  return { rows, total: await db.$count(consignments, where) }
}

const selectPayments = (db: Db) =>
  db
    .select({ payment: supplierPayments, sellerName: sellers.organizationName })
    .from(supplierPayments)
    .innerJoin(sellers, eq(sellers.id, supplierPayments.sellerId))

export const readPayment = async (db: Db, id: number) =>
  (await selectPayments(db).where(eq(supplierPayments.id, id)))[0] ?? null

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof readPayment>>>

export async function pageOfPayments(db: Db, asked: Asked) {
  const where = asked.sellerId === undefined ? undefined : eq(supplierPayments.sellerId, asked.sellerId)
  const rows = await selectPayments(db)
    .where(where)
    .orderBy(desc(supplierPayments.paidOn), desc(supplierPayments.id))
    .limit(sizeOf(asked))
    .offset(((asked.page ?? 1) - 1) * sizeOf(asked))
  return { rows, total: await db.$count(supplierPayments, where) }
}

interface Due extends Record<string, unknown> {
  id: number
  sellerId: number
  sellerName: string
  number: string
  issuedOn: string
  dueOn: string | null
  isMicroOrSmall: boolean
  open: string
  total: number
}

/** What was paid and kept, for each supplier. */
const settled: SQL = sql`
  select seller_id, sum(paise) as paise from (
    select seller_id, paise + tds_paise as paise from ${supplierPayments} where cancelled_at is null
    union all
    select seller_id, commission_paise + commission_gst_paise from ${supplierInvoices} where cancelled_at is null
  ) each group by seller_id`

/** The open invoices of all suppliers, the first due first. */
export async function pageOfDue(db: Db, asked: Asked) {
  const { rows } = await db.execute<Due>(sql`
    select invoice.id, invoice.seller_id as "sellerId", s.organization_name as "sellerName", number,
      issued_on::text as "issuedOn", due_on::text as "dueOn", is_micro_or_small as "isMicroOrSmall",
      least(payable_paise, until - settled)::text as open, count(*) over ()::int as total
    from (
      select i.*, sum(i.payable_paise) over (partition by i.seller_id order by i.issued_on, i.id) as until,
        coalesce(x.paise, 0) as settled
      from ${supplierInvoices} i left join (${settled}) x on x.seller_id = i.seller_id
      where i.cancelled_at is null
    ) invoice join ${sellers} s on s.id = invoice.seller_id
    where until > settled
    order by due_on nulls last, invoice.id limit ${sizeOf(asked)} offset ${((asked.page ?? 1) - 1) * sizeOf(asked)}`)
  return { rows: rows.map(({ open, ...row }) => ({ ...row, open: BigInt(open) })), total: rows[0]?.total ?? 0 }
}

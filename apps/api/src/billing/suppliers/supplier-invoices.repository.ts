import { and, eq, isNull, sql } from 'drizzle-orm'
import { supplierInvoices } from '../../db/tables/billing/supplier-invoices'
import { supplierPayments } from '../../db/tables/billing/supplier-payments'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

/** Of two who enter something for a supplier at once, the second waits. */
export async function lockSeller(tx: Db, sellerId: number) {
  const [seller] = await tx
    .select({ id: sellers.id, location: sellers.location })
    .from(sellers)
    .where(eq(sellers.id, sellerId))
    .for('no key update')
  return seller ?? null
}

interface Unpaid extends Record<string, unknown> {
  id: number
  number: string
  issued_on: string
  due_on: string | null
  payable_paise: string
  open: string
}

/** What was paid to a supplier and kept from him. */
const settledFor = (sellerId: number) => sql`
  (select coalesce(sum(${supplierPayments.paise} + ${supplierPayments.tdsPaise}), 0) from ${supplierPayments}
    where ${supplierPayments.sellerId} = ${sellerId} and ${supplierPayments.cancelledAt} is null)
  + (select coalesce(sum(${supplierInvoices.commissionPaise} + ${supplierInvoices.commissionGstPaise}), 0)
    from ${supplierInvoices}
    where ${supplierInvoices.sellerId} = ${sellerId} and ${supplierInvoices.cancelledAt} is null)`

/** What is open of a supplier's invoices: payments and commission count for the oldest first. */
export async function listUnpaidInvoices(db: Db, sellerId: number) {
  const { rows } = await db.execute<Unpaid>(sql`
    select id, number, issued_on::text, due_on::text, payable_paise::text,
      least(payable_paise, until - settled)::text as open
    from (
      select i.*, sum(i.payable_paise) over (order by i.issued_on, i.id) as until, ${settledFor(sellerId)} as settled
      from ${supplierInvoices} i where i.seller_id = ${sellerId} and i.cancelled_at is null
    ) invoice
    where until > settled order by issued_on, id`)
  const { rows: sums } = await db.execute<{ advance: string }>(sql`
    select greatest(${settledFor(sellerId)} - coalesce(sum(${supplierInvoices.payablePaise}), 0), 0)::text as advance
    from ${supplierInvoices} where ${and(eq(supplierInvoices.sellerId, sellerId), isNull(supplierInvoices.cancelledAt))}`)
  return {
    advance: BigInt(sums[0]?.advance ?? 0),
    bills: rows.map((row) => ({
      id: row.id,
      number: row.number,
      issuedOn: row.issued_on,
      dueOn: row.due_on,
      payable: BigInt(row.payable_paise),
      open: BigInt(row.open),
    })),
  }
}

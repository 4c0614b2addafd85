import { sql, type SQL } from 'drizzle-orm'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'

/** The midnight at which the e-way bill of a truck ends, for a select from consignments; null without one that counts. */
export const ewayEndsAt: SQL<Date | null> = sql`(
  select bill.ends_at from ${ewayBills} bill join ${taxDocuments} invoice on invoice.id = bill.invoice_id
  where invoice.consignment_id = ${consignments}.id and invoice.kind = 'invoice'
    and invoice.cancelled_at is null and bill.cancelled_at is null)`.mapWith(ewayBills.endsAt)

import { sql, type SQL } from 'drizzle-orm'
import { DEFAULT_ANSWER_HOURS } from '@lohahaat/domain/ordering/supplier-answer'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import { sellers } from '../../db/tables/reference/sellers'
import { command } from '../../platform/db/fast/statement'

const at = sql`${sql.placeholder('at')}::timestamptz`
const answerHours = sql`coalesce(
  (select ${supplierTerms.answerHours} from ${supplierTerms} order by ${supplierTerms.id} desc limit 1),
  ${sql.raw(String(DEFAULT_ANSWER_HOURS))})`

/** Somebody works for the seller who can answer for it. */
const isStaffed = sql`exists (
  select from ${companies} join ${users} on ${users.companyId} = ${companies.id}
  where ${companies.sellerId} = ${orderLines.sellerId} and ${users.sellingRole} in ('Owner', 'Sales', 'Dispatch'))`

/** In the order of the table's columns. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it names what must be given
const ask = <Values extends object>(name: string, which: SQL) =>
  command<Values & { at: Date }>(name, (db) =>
    db
      .insert(supplierLines)
      .select(
        sql`
          select ${orderLines.id}, ${orderLines.sellerId}, ${orderLines.orderId}, 'Waiting', 'Asked',
            round(${sellers.commissionPercent} * 100)::int, ${at}, ${at} + ${answerHours} * interval '1 hour',
            null::timestamptz, null::int, null::text, null::timestamptz
          from ${orderLines} join ${sellers} on ${sellers.id} = ${orderLines.sellerId}
          where ${which} and ${isStaffed}`,
      )
      .onConflictDoNothing(),
  )

/**
 * Asks the suppliers of a new order for the lines that are theirs. One statement, since it is part of placing an order;
 * the mails follow by a worker.
 */
export const askSuppliers = ask<{ orderId: number }>(
  'ask_suppliers',
  sql`${orderLines.orderId} = ${sql.placeholder('orderId')}`,
)

/** Asks the seller that has a line now. */
export const askSupplierOf = ask<{ orderLineId: number }>(
  'ask_supplier',
  sql`${orderLines.id} = ${sql.placeholder('orderLineId')}`,
)

import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_ANSWER_HOURS } from '@lohahaat/domain/ordering/supplier-answer'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import { sellers } from '../../db/tables/reference/sellers'
import { command } from '../../platform/db/fast/statement'

const at = sql`${sql.placeholder('at')}::timestamptz`
const answerTime = sql`interval '1 hour' * coalesce(
  (select ${supplierTerms.answerHours} from ${supplierTerms} order by ${supplierTerms.id} desc limit 1),
  ${sql.raw(String(DEFAULT_ANSWER_HOURS))})`

const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Asia/Kolkata'`
const closed = { from: startOf(sql`${sellers.closedFrom}`), until: startOf(sql`${sellers.closedTo} + 1`) }

/** When an answer is due from a seller that is asked at this instant: the time stands still while he is closed. */
const answerBy = sql`${at} + ${answerTime} + case
  when ${at} < ${closed.until} and ${at} + ${answerTime} > ${closed.from}
  then ${closed.until} - greatest(${at}, ${closed.from}) else interval '0' end`

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
            round(${sellers.commissionPercent} * 100)::int, ${at}, ${answerBy},
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

/** Who opens earlier than he said answers earlier. Nobody has to answer sooner than he was told, or later. */
export const askEarlier = command<{ sellerId: number; at: Date }>('ask_earlier', (db) =>
  db
    .update(supplierLines)
    .set({ answerBy: sql`least(${supplierLines.answerBy}, ${answerBy})` })
    .from(sellers)
    .where(
      and(
        eq(sellers.id, supplierLines.sellerId),
        eq(supplierLines.sellerId, sql.placeholder('sellerId')),
        eq(supplierLines.state, 'Waiting'),
        isNull(supplierLines.goneAt),
      ),
    ),
)

import { sql } from 'drizzle-orm'
import type { ScoreEvents } from '@lohahaat/domain/supply/score'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { goodsReceipts } from '../../db/tables/fulfilment/goods-receipts'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import type { Span } from './score.repository'

type TruckEvents = Pick<
  ScoreEvents,
  'dueLines' | 'onTimeLines' | 'begunOrders' | 'certifiedOrders' | 'receivedTrucks' | 'disputedTrucks'
>

/** The days of a promise such as "Ready stock (1-3 days)" or "2 weeks": the last figure; null where it names none. */
const promisedDays = sql`(
  select days[1]::int * case days[2] when 'week' then 7 else 1 end
  from regexp_match(line.delivery, '(\\d{1,3})\\s*(day|week)s?\\M', 'i') days)`

/** Until the end of the last promised day in India, counted from the day that the line was accepted. */
const dueAt = sql`((date_trunc('day', asked.answered_at at time zone 'Asia/Kolkata')
  + make_interval(days => ${promisedDays} + 1)) at time zone 'Asia/Kolkata')`

/** What of a line had left by an instant: by its trucks, or all of it once an order without trucks was set to dispatched. */
const goneBy = (instant: ReturnType<typeof sql>) => sql`greatest(
  (select coalesce(sum(load.grams), 0) from ${consignmentLines} load
    join ${consignments} truck on truck.id = load.consignment_id
    where load.order_line_id = line.id and truck.dispatched_at < ${instant}),
  (select line.grams where exists (select from ${orderStatusChanges} change
      where change.order_id = line.order_id and change.status in ('Dispatched', 'Delivered')
        and change.changed_at < ${instant})
    and not exists (select from ${consignments} truck where truck.order_id = line.order_id)))`

/** What left, and how it arrived, since an instant. A line that is overdue is late, one that may still leave is not counted. */
export async function countTruckEvents(
  db: Db,
  sellerIds: readonly number[],
  { since, at, tolerance }: Span & { tolerance: bigint },
): Promise<ReadonlyMap<number, TruckEvents>> {
  const [from, now] = [since.toISOString(), at.toISOString()]
  const isComplete = (gone: ReturnType<typeof sql>) =>
    sql`${gone} * 10000 >= line.grams * (10000 - ${tolerance}::bigint)`
  const { rows } = await db.execute<TruckEvents & { sellerId: number }>(sql`
    select seller.id as "sellerId", lines.due as "dueLines", lines.on_time as "onTimeLines",
      begun.orders as "begunOrders", begun.certified as "certifiedOrders",
      arrived.received as "receivedTrucks", arrived.disputed as "disputedTrucks"
    from ${sellers} seller
    cross join lateral (
      select count(*)::int as due,
        count(*) filter (where ${isComplete(goneBy(sql`accepted.due_at`))})::int as on_time
      from (select line.*, ${dueAt} as due_at from ${supplierLines} asked
          join ${orderLines} line on line.id = asked.order_line_id
          where asked.seller_id = seller.id and asked.state = 'Accepted' and asked.gone_at is null
            and asked.asked_at >= ${from} and line.removed_at is null) accepted
        cross join lateral (select accepted.id, accepted.order_id, accepted.grams) line
      where accepted.due_at is not null
        and (accepted.due_at <= ${now} or ${isComplete(goneBy(sql`${now}::timestamptz`))})) lines
    cross join lateral (
      select count(*)::int as orders, count(*) filter (where not exists (
          select from ${consignmentLines} load where load.consignment_id = first.id and not exists (
            select from ${certificateTies} tie join ${certificates} paper on paper.id = tie.certificate_id
            where tie.consignment_line_id = load.id and paper.state = 'confirmed'
              and tie.created_at <= first.dispatched_at)))::int as certified
      from (select distinct on (truck.order_id) truck.id, truck.dispatched_at from ${consignments} truck
        where truck.seller_id = seller.id and truck.dispatched_at is not null
        order by truck.order_id, truck.dispatched_at, truck.id) first
      where first.dispatched_at >= ${from}) begun
    cross join lateral (
      select count(*)::int as received, count(*) filter (where receipt.outcome <> 'InOrder')::int as disputed
      from ${consignments} truck join ${goodsReceipts} receipt on receipt.consignment_id = truck.id
      where truck.seller_id = seller.id and receipt.received_at >= ${from}) arrived
    where seller.id = any(${sql.param([...sellerIds])}::int[])`)
  return new Map(rows.map(({ sellerId, ...events }) => [sellerId, events]))
}

import { eq, sql } from 'drizzle-orm'
import type { ScoreEvents } from '@lohahaat/domain/supply/score'
import { companies } from '../../db/tables/identity/companies'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { sellers } from '../../db/tables/reference/sellers'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { orderRatings } from '../../db/tables/supply/order-ratings'
import type { Db } from '../../platform/db/db'

export interface Span {
  since: Date
  at: Date
}

/** Orders, answers, quotes and ratings of sellers since an instant. Each part is an index scan of one seller. */
export async function countTradeEvents(
  db: Db,
  sellerIds: readonly number[],
  { since, at }: Span,
): Promise<TradeEvents[]> {
  const [from, now] = [since.toISOString(), at.toISOString()]
  const { rows } = await db.execute<TradeEvents>(sql`
    select seller.id as "sellerId",
      (select count(distinct line.order_id)::int from ${orderLines} line
        join ${orders} placed on placed.id = line.order_id
        where line.seller_id = seller.id and line.removed_at is null
          and placed.status <> 'Cancelled' and placed.created_at >= ${from}) as orders,
      answers.answered as "answeredLines", answers.accepted as "acceptedLines",
      (select percentile_cont(0.5) within group (
          order by extract(epoch from quote.created_at - asked.created_at) / 60)
        from ${companies} firm join ${quotes} quote on quote.company_id = firm.id
        join ${enquiries} asked on asked.id = quote.enquiry_id
        where firm.seller_id = seller.id and quote.created_at >= ${from}) as "medianAnswerMinutes",
      rated.ratings, rated.stars
    from ${sellers} seller
    cross join lateral (
      select count(*) filter (where line.state <> 'Waiting' or (line.answer_by <= ${now} and line.gone_at is null))::int as answered,
        count(*) filter (where line.state = 'Accepted')::int as accepted
      from ${supplierLines} line where line.seller_id = seller.id and line.asked_at >= ${from}) answers
    cross join lateral (
      select count(*)::int as ratings, coalesce(sum(rating.stars), 0)::int as stars
      from ${orderRatings} rating
      where rating.seller_id = seller.id and rating.rated_at >= ${from} and rating.hidden_reason is null) rated
    where seller.id = any(${sql.param([...sellerIds])}::int[])
    order by seller.id`)
  return rows.map(({ medianAnswerMinutes: minutes, ...counts }) => ({
    ...counts,
    medianAnswerMinutes: minutes === null ? null : Math.max(0, minutes),
  }))
}

type TradeEvents = { sellerId: number } & Pick<
  ScoreEvents,
  'orders' | 'answeredLines' | 'acceptedLines' | 'medianAnswerMinutes' | 'ratings' | 'stars'
>

export async function findSellerOfItem(db: Db, itemId: number): Promise<number | null> {
  const [item] = await db.select({ sellerId: stockItems.sellerId }).from(stockItems).where(eq(stockItems.id, itemId))
  return item?.sellerId ?? null
}

import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/db'
import { priceChanges } from '../../../tables/inventory/price-changes'
import { stockItems } from '../../../tables/inventory/stock-items'
import { insertRows } from '../../insert-rows'
import { variation } from '../../variation'
import type { DemoWorld, StockItem } from '../demo-world'
import { priceMoves } from './price-moves'

/** One item in ninety is forgotten at the revisions of three weeks. */
const FORGOTTEN_SHARE = 1 / 90
const FORGOTTEN_DAYS = 20

/** Tells apart what has the same size and make: lengths and standards. */
const nameOf = ({ brandName, className, size, thickness, lengthMetres, standard }: StockItem) =>
  [brandName, className, standard, size, thickness, lengthMetres].join(' ')

/** The first price of every item and its moves since, up to the price that it has. */
export async function fillPriceMoves(
  tx: Db,
  { stock, moments, actor }: DemoWorld,
  isLeftAlone: (item: StockItem) => boolean,
): Promise<void> {
  const changedBy = actor('desk', moments.now).userId
  const changes = stock.flatMap((item) => {
    const name = nameOf(item)
    const isForgotten = isLeftAlone(item) || variation(`${name} is forgotten`) < FORGOTTEN_SHARE
    const moves = priceMoves({ ...item, name }, isForgotten ? FORGOTTEN_DAYS : 0)
    return moves.map(({ daysAgo, hour, paise }, place) => ({
      stockItemId: item.itemId,
      oldPaisePerTon: moves[place - 1]?.paise ?? null,
      newPaisePerTon: paise,
      changedBy: place === 0 ? null : changedBy,
      changedAt: place === 0 ? moments.start : moments.at(moments.workday(daysAgo), hour),
    }))
  })
  await tx.delete(priceChanges)
  await insertRows(tx, priceChanges, changes)
}

/** The last price of an item at a time. */
const priceAt = (at: Date) => sql`
  select new_paise_per_ton, changed_at from ${priceChanges}
  where ${priceChanges.stockItemId} = ${stockItems.id} and ${priceChanges.changedAt} <= ${at.toISOString()}::timestamptz
  order by ${priceChanges.changedAt} desc, ${priceChanges.id} desc limit 1`

/** Puts items back to the prices of a time, so that what is bought then costs what it cost then. */
export const setPricesAt = (tx: Db, at: Date, itemIds: readonly number[]) =>
  tx.execute(sql`
    update ${stockItems} set price_paise_per_ton = (select new_paise_per_ton from (${priceAt(at)}) last)
    where ${stockItems.id} = any(${sql.param(itemIds)}::int[])`)

/** Ends the history: each item at its last price, and what nobody has touched lately changed when it last was. */
export const settleItems = (tx: Db, { now, start, at }: DemoWorld['moments']) =>
  tx.execute(sql`
    update ${stockItems} set price_paise_per_ton = settled.paise, created_at = ${start.toISOString()}::timestamptz,
      updated_at = settled.at
    from (
      select ${stockItems.id} as item_id, last.new_paise_per_ton as paise, last.changed_at as at
      from ${stockItems} cross join lateral (${priceAt(now)}) last) settled
    where ${stockItems.id} = settled.item_id
      and (price_paise_per_ton <> settled.paise or version > 1
        or settled.at < ${at(FORGOTTEN_DAYS - 1, 0).toISOString()}::timestamptz)`)

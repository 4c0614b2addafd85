import { sql, type SQL } from 'drizzle-orm'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { stockResource } from '@lohahaat/contract/inventory/stock/stock-item'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { PriceChange } from '@lohahaat/domain/inventory/price-change'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { newPrice } from './new-price.repository'
import { matches } from '../stock/stock-filters.repository'
import { hasId } from '../stock/stock-items.repository'

/** Which items change, how, and the highest price allowed. */
export interface Intent {
  filters: StockFilters
  change: PriceChange
  limit: Paise
}

/** What a change would do to the items that match now; `ids` are the first five. */
export const readPlan = (db: Db, intent: Intent) =>
  summarize(db, selectMatching(db, intent), intent, sql`(array_agg(id order by id))[1:5]`)

/** As readPlan, but with all ids, and the items locked in order of their ids, so that two changes cannot deadlock. */
export const lockPlan = (db: Db, intent: Intent) =>
  summarize(db, selectMatching(db, intent).for('no key update'), intent, sql`array_agg(id order by id)`)

const selectMatching = (db: Db, { filters, change }: Intent) =>
  db
    .select({
      id: stockItems.id,
      old: sql<bigint>`${stockItems.pricePaisePerTon}`.as('old'),
      new: newPrice(stockItems.pricePaisePerTon, change).as('new'),
    })
    .from(stockItems)
    .where(matches(filters))
    .orderBy(stockItems.id)
    .$dynamic()

async function summarize(db: Db, query: ReturnType<typeof selectMatching>, { limit }: Intent, ids: SQL) {
  const matching = db.$with('matching').as(query)
  const paise = (aggregate: SQL) => sql`${aggregate}`.mapWith(BigInt)
  const isImpossible = sql`new not between 1 and ${limit}::bigint`
  const [plan] = await db
    .with(matching)
    .select({
      ids: sql<number[]>`coalesce(${ids}, '{}')`,
      count: sql<number>`count(*)::int`,
      lowest: { old: paise(sql`min(old)`), new: paise(sql`min(new)`) },
      highest: { old: paise(sql`max(old)`), new: paise(sql`max(new)`) },
      fingerprint: sql<string>`coalesce(md5(string_agg(concat_ws(':', id, old, new), ',' order by id)), '')`,
      impossible: sql<number>`(count(*) filter (where ${isImpossible}))::int`,
      impossibleId: sql<number | null>`min(id) filter (where ${isImpossible})`,
    })
    .from(matching)
  if (!plan) throw new Error('An aggregate without its row')
  return plan
}

/** Sets the new prices, with history and audit, and returns how many prices changed. */
export async function applyChange(db: Db, ids: readonly number[], change: PriceChange, writer: Writer) {
  const price = stockItems.pricePaisePerTon
  const changed = newPrice(price, change)
  const isChanging = sql`${hasId(ids)} and ${changed} <> ${price}`
  const { userId } = writer
  const at = writer.at.toISOString()
  await db.execute(sql`
    insert into ${priceChanges} (stock_item_id, old_paise_per_ton, new_paise_per_ton, changed_by, changed_at)
    select ${stockItems.id}, ${price}, ${changed}, ${userId}::int, ${at}::timestamptz
    from ${stockItems} where ${isChanging} order by ${stockItems.id}`)
  await db.execute(sql`
    insert into ${auditEntries} (user_id, at, action, resource, record_id, before, after)
    select ${userId}::int, ${at}::timestamptz, 'Updated', ${stockResource}, ${stockItems.id},
      ${described(price)}, ${described(changed)}
    from ${stockItems}
    join ${brands} on ${brands.id} = ${stockItems.brandId}
    join ${classes} on ${classes.id} = ${stockItems.classId}
    join ${subClasses} on ${subClasses.id} = ${stockItems.sizeId}
    join ${subClasses1} on ${subClasses1.id} = ${stockItems.thicknessId}
    where ${isChanging} order by ${stockItems.id}`)
  const { rowCount } = await db.execute(sql`
    update ${stockItems} set price_paise_per_ton = ${changed}, version = version + 1,
      updated_at = ${at}::timestamptz, updated_by = ${userId}::int
    where ${isChanging}`)
  return rowCount ?? 0
}

/** Only what identifies the item, and its price: there may be 60,000 entries. */
const described = (paise: SQL | typeof stockItems.pricePaisePerTon) => sql`jsonb_build_object(
  'brandName', ${brands.name}, 'className', ${classes.name}, 'size', ${subClasses.name},
  'thickness', ${subClasses1.name}, 'length', trim_scale(${stockItems.lengthMetres}),
  'price', trim_scale(${paise} / 100::numeric))`

import { sql, type SQL } from 'drizzle-orm'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { toRupees, type Paise } from '@lohahaat/domain/platform/money'
import type { PriceChange } from '@lohahaat/domain/inventory/price-change'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { findFilterNames } from './filter-names.repository'
import { newPrice } from './new-price.repository'
import { applySteps, type PriceStep } from './price-steps.repository'
import { matches } from '../stock/stock-filters.repository'
import { hasId } from '../stock/stock-items.repository'

/** Which items change, how, and the highest price allowed. */
export interface Intent {
  filters: StockFilters
  change: PriceChange
  limit: Paise
}

type Plan = Awaited<ReturnType<typeof summarize>>

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
      /** How many of them get another price. */
      changing: sql<number>`(count(*) filter (where new <> old))::int`,
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

/** Sets the new prices of locked items, with history and audit, and returns the id of the change. */
export async function applyChange(db: Db, { ids, changing }: Plan, { filters, change }: Intent, writer: Writer) {
  const told = await toldOfChange(db, { filters, change })
  return applySteps(db, { steps: stepsOf(ids, change), count: changing, told }, writer)
}

function stepsOf(ids: readonly number[], change: PriceChange) {
  const price = stockItems.pricePaisePerTon
  const changed = newPrice(price, change)
  return sql`select ${stockItems.id} as id, ${price} as old, ${changed} as new
    from ${stockItems} where ${hasId(ids)} and ${changed} <> ${price}`
}

/** The steps of a change, one by one. */
export async function listSteps(db: Db, { ids }: Plan, { change }: Intent): Promise<PriceStep[]> {
  const { rows } = await db.execute<{ id: number; old: string; new: string }>(stepsOf(ids, change))
  return rows.map((step) => ({ id: step.id, old: BigInt(step.old), new: BigInt(step.new) }))
}

/** What the audit tells of a change as a whole. */
export const toldOfChange = async (db: Db, { filters, change }: Pick<Intent, 'filters' | 'change'>) => ({
  ...toldOf(change),
  ...(await findFilterNames(db, filters)),
})

const toldOf = ({ by, percentHundredths, step }: PriceChange) => ({
  ...(by === 0n ? { percent: Number(percentHundredths) / 100 } : { by: toRupees(by) }),
  ...(step > 1n && { roundTo: toRupees(step) }),
})

import { and, eq, sql, type SQL } from 'drizzle-orm'
import { stockResource } from '@lohahaat/contract/inventory/stock/stock-choices'
import type { Paise } from '@lohahaat/domain/platform/money'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { auditEntries, type AuditedContents } from '../../db/tables/platform/audit-entries'
import { auditRows } from '../../db/tables/platform/audit-rows'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { recordMany } from '../../platform/audit/audit-rows.repository'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { hasId } from '../stock/stock-items.repository'

export interface PriceStep {
  id: number
  old: Paise
  new: Paise
}

interface PricesChange {
  /** A query of `id`, `old` and `new` of each item; the items are locked, and no price is the same. */
  steps: SQL
  count: number
  /** What is told of the change as a whole. */
  told: AuditedContents
}

/**
 * Gives items their new prices as one change, with its history and one entry in the audit, and returns the id of the
 * entry. As many statements for 20,000 items as for two.
 */
export async function applySteps(db: Db, { steps, count, told }: PricesChange, writer: Writer): Promise<number> {
  const { userId } = writer
  const at = sql`${writer.at.toISOString()}::timestamptz`
  const entryId =
    count === 1
      ? await recordOne(db, steps, writer)
      : await recordMany(db, writer, { action: 'Updated', resource: stockResource, rowCount: count, after: told })
  await db.execute(sql`
    insert into ${priceChanges}
      (stock_item_id, old_paise_per_ton, new_paise_per_ton, changed_by, changed_at, audit_entry_id)
    select step.id, step.old, step.new, ${userId}::int, ${at}, ${entryId}::int
    from (${steps}) as step order by step.id`)
  if (count > 1)
    await db.execute(sql`
      insert into ${auditRows} (entry_id, record_id, before, after)
      select ${entryId}::int, one.id, one.before, one.after from (${described(stepsOf(entryId))}) as one`)
  await db.execute(sql`
    update ${stockItems} set price_paise_per_ton = step.new, version = version + 1,
      updated_at = ${at}, updated_by = ${userId}::int
    from (${stepsOf(entryId)}) as step where ${stockItems.id} = step.id`)
  return entryId
}

/** The steps of a list, as a query. */
export const stepsIn = (steps: readonly PriceStep[]) => {
  const all = (values: readonly (number | bigint)[]) => sql.param(values.map(String))
  return sql`select * from unnest(${all(steps.map(({ id }) => id))}::int[],
    ${all(steps.map((step) => step.old))}::bigint[], ${all(steps.map((step) => step.new))}::bigint[]) as given (id, old, new)`
}

const stepsOf = (entryId: number) => sql`
  select stock_item_id as id, old_paise_per_ton as old, new_paise_per_ton as new
  from ${priceChanges} where audit_entry_id = ${entryId}::int`

/** One item alone is an entry as its form would leave it. */
async function recordOne(db: Db, steps: SQL, { userId, at }: Writer): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${auditEntries} (user_id, at, action, resource, record_id, before, after)
    select ${userId}::int, ${at.toISOString()}::timestamptz, 'Updated', ${stockResource}, one.id, one.before, one.after
    from (${described(steps)}) as one returning id`)
  const [entry] = rows
  if (!entry) throw new Error('A step without its item')
  return entry.id
}

/** Only what identifies an item, and its price: there may be 60,000 of them. */
const described = (steps: SQL) => sql`
  select step.id, ${toldAt(sql`step.old`)} as before, ${toldAt(sql`step.new`)} as after
  from (${steps}) as step
  join ${stockItems} on ${stockItems.id} = step.id
  join ${brands} on ${brands.id} = ${stockItems.brandId}
  join ${classes} on ${classes.id} = ${stockItems.classId}
  join ${subClasses} on ${subClasses.id} = ${stockItems.sizeId}
  join ${subClasses1} on ${subClasses1.id} = ${stockItems.thicknessId}
  order by step.id`

const toldAt = (paise: SQL) => sql`jsonb_build_object(
  'brandName', ${brands.name}, 'className', ${classes.name}, 'size', ${subClasses.name},
  'thickness', ${subClasses1.name}, 'length', trim_scale(${stockItems.lengthMetres}),
  'price', trim_scale(${paise} / 100::numeric))`

const presentPrice = { id: stockItems.id, paise: stockItems.pricePaisePerTon, updatedAt: stockItems.updatedAt }

/** Locks items until the transaction ends, in order of their ids, so that two changes cannot deadlock: one seller's or everybody's. */
export const lockPrices = (db: Db, ids: readonly number[], sellerId: number | null = null) =>
  db
    .select(presentPrice)
    .from(stockItems)
    .where(and(hasId(ids), sellerId === null ? undefined : eq(stockItems.sellerId, sellerId)))
    .orderBy(stockItems.id)
    .for('no key update')

export const readPrices = (db: Db, ids: readonly number[]) =>
  db.select(presentPrice).from(stockItems).where(hasId(ids)).orderBy(stockItems.id)

/** The steps of a change with the present prices of their items, which are locked. */
export const lockSteps = (db: Db, entryId: number) =>
  db
    .select({
      id: stockItems.id,
      sellerId: stockItems.sellerId,
      present: stockItems.pricePaisePerTon,
      old: priceChanges.oldPaisePerTon,
      new: priceChanges.newPaisePerTon,
    })
    .from(stockItems)
    .innerJoin(priceChanges, eq(priceChanges.stockItemId, stockItems.id))
    .where(eq(priceChanges.auditEntryId, entryId))
    .orderBy(stockItems.id)
    .for('no key update', { of: stockItems })

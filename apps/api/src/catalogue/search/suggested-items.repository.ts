import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Item } from '@lohahaat/domain/catalogue/item'
import type { WantedItems } from '@lohahaat/domain/catalogue/search/suggest/suggest'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { itemNames } from '../../inventory/stock/item-names.repository'

export type SuggestedItem = Pick<Item, 'itemId' | 'brandName' | 'className' | 'size' | 'thickness' | 'length' | 'price'>

const columns = {
  itemId: stockItems.id,
  brandName: itemNames.brandName,
  className: itemNames.className,
  size: itemNames.size,
  thickness: itemNames.thickness,
  length: stockItems.lengthMetres,
  price: decoded<number>(sql`${stockItems.pricePaisePerTon}`, (paise) => toRupees(BigInt(paise))),
}

const links = {
  classIds: stockItems.classId,
  thicknessIds: stockItems.thicknessId,
  brandIds: stockItems.brandId,
} as const satisfies Record<keyof WantedItems, PgColumn>

const findItems = shapedStatement<SuggestedItem>()

/** The cheapest of the items that are wanted. */
export function listSuggestedItems(db: Db, wanted: WantedItems, most: number): Promise<SuggestedItem[]> {
  const named = (Object.keys(links) as (keyof WantedItems)[]).filter((key) => wanted[key] !== null)
  return findItems(db, named.join(), { ...wanted, most }, columns, () => selectItems(db, named))
}

const isOneOf = (key: keyof WantedItems) => sql`${links[key]} = any(${sql.placeholder(key)}::int[])`

/**
 * The cheapest of each pipe, or of each class, and of these the cheapest: the planner knows no way between, and passes
 * half of a large stock in the order of its prices.
 */
function selectItems(db: Db, named: readonly (keyof WantedItems)[]) {
  const lead = (['thicknessIds', 'classIds'] as const).find((key) => named.includes(key))
  const conditions = [sql`${stockItems.active}`, ...named.filter((key) => key !== lead).map(isOneOf)]
  const cheapest = (of: SQL | undefined) => sql`
    select ${stockItems.id} as id from ${stockItems} where ${and(of, ...conditions)}
    order by ${stockItems.pricePaisePerTon}, ${stockItems.id} limit ${sql.placeholder('most')}`
  const found = lead
    ? sql`select cheapest.id from unnest(${sql.placeholder(lead)}::int[]) led(id)
        cross join lateral (${cheapest(sql`${links[lead]} = led.id`)}) cheapest`
    : cheapest(undefined)
  return db
    .select(columns)
    .from(stockItems)
    .where(sql`${stockItems.id} in (${found})`)
    .orderBy(stockItems.pricePaisePerTon, stockItems.id)
    .limit(sql.placeholder('most'))
}

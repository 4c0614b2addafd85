import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { classes } from '../../db/tables/reference/classes'
import { brands } from '../../db/tables/reference/brands'
import { parameters } from '../../db/tables/reference/parameters'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { stockItems } from '../../db/tables/inventory/stock-items'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { naturalOrder } from '../../platform/db/search'
import { canBeBought } from '../market-figures/market-figures.repository'

interface FoundCell {
  sizeId: number
  size: string
  thickness: string
  paise: number
  makes: number
  items: number
}

interface Found {
  className: string
  cells: FoundCell[]
  makes: { brandId: number; brandName: string }[]
  grades: string[]
  lengths: number[]
}

interface Asked {
  classId: number
  brandIds: readonly number[] | null
  /** In small letters. */
  grades: readonly string[] | null
  length: number | null
}

const classId = sql.placeholder('classId')

/** What can be bought of a class by shelf: the filters and their choices work on them. */
const alike = sql`
  select ${stockShelves.thicknessId} as wall_id, ${stockShelves.brandId} as brand_id, ${stockShelves.gradeId} as grade_id,
    ${stockShelves.standardId} as standard_id, ${stockShelves.lengthMetres} as metres, sum(${stockShelves.buyable}) as items
  from ${stockShelves} where ${eq(stockShelves.classId, classId)}
  group by ${stockShelves.thicknessId}, ${stockShelves.brandId}, ${stockShelves.gradeId}, ${stockShelves.standardId},
    ${stockShelves.lengthMetres}
  having sum(${stockShelves.buyable}) > 0`

/** What a card can be narrowed by. */
type Filter = Exclude<keyof Asked, 'classId'>
type Columns = Record<'brandId' | 'gradeId' | 'metres', SQL | PgColumn>

const conditions: Record<Filter, (of: Columns) => SQL> = {
  brandIds: ({ brandId }) => sql`${brandId} = any(${sql.placeholder('brandIds')}::int[])`,
  length: ({ metres }) => sql`${metres} = ${sql.placeholder('length')}::numeric`,
  grades: ({ gradeId }) => sql`${gradeId} in (
    select ${parameters.id} from ${parameters}
    where ${parameters.code} = 'Grade' and lower(${parameters.description}) = any(${sql.placeholder('grades')}::text[]))`,
}

const ofShelf: Columns = { brandId: sql`alike.brand_id`, gradeId: sql`alike.grade_id`, metres: sql`alike.metres` }
const { brandId, gradeId, lengthMetres: metres } = stockItems

const isChosen = (filters: readonly Filter[], of: Columns) =>
  and(sql`true`, ...filters.map((filter) => conditions[filter](of)))

/** What is chosen of each wall by make: few rows, which are joined with names. */
const chosenBy = (filters: readonly Filter[]) => sql`
  select alike.wall_id, alike.brand_id, sum(alike.items) as items
  from alike where ${isChosen(filters, ofShelf)} group by 1, 2`

/** The lowest price of each wall: one look-up in the index each. */
const cheapestOfWalls = (filters: readonly Filter[]) => sql`
  select wall.id, lowest.paise
  from (select distinct wall_id as id from chosen) wall cross join lateral (
    select ${stockItems.pricePaisePerTon} as paise from ${stockItems}
    where ${stockItems.thicknessId} = wall.id and ${canBeBought}
      and ${isChosen(filters, { brandId, gradeId, metres })}
    order by ${stockItems.pricePaisePerTon}, ${stockItems.id} limit 1
  ) lowest`

/** The same by shelf, for chosen makes: half the items of a wall may be passed before the first of a dear make comes. */
const cheapestOfShelves = (filters: readonly Filter[]) => sql`
  select alike.wall_id as id, min(lowest.paise) as paise
  from alike cross join lateral (
    select item.price_paise_per_ton as paise from ${stockItems} item
    where item.active and (item.available_kg is null or item.available_kg > 0)
      and item.sub_class1_id = alike.wall_id and item.brand_id = alike.brand_id and item.length_metres = alike.metres
      and coalesce(item.grade_id, 0) = coalesce(alike.grade_id, 0)
      and coalesce(item.standard_id, 0) = coalesce(alike.standard_id, 0)
    order by item.price_paise_per_ton, item.id limit 1
  ) lowest
  where ${isChosen(filters, ofShelf)} group by 1`

/** 2.9 and 2.90 are one wall; a name that is no figure is a wall of its own. */
const wallName = sql`coalesce(trim_scale(${subClasses1.thickness})::text, ${subClasses1.name})`

const cells = sql`
  select ${subClasses.id} as "sizeId", ${subClasses.name} as size, ${wallName} as thickness,
    min(cheapest.paise) as paise, count(distinct chosen.brand_id) as makes, sum(chosen.items) as items,
    row_number() over (order by ${sql.join(naturalOrder(subClasses.name), sql`, `)}, ${subClasses.id}, ${wallName}) as place
  from chosen
    join cheapest on cheapest.id = chosen.wall_id
    join ${subClasses1} on ${subClasses1.id} = chosen.wall_id
    join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
  group by ${subClasses.id}, ${wallName}
  order by place limit ${sql.raw(String(MOST_ROWS))}`

const makes = sql`
  select ${brands.id} as "brandId", ${brands.name} as "brandName"
  from ${brands} where ${brands.id} in (select brand_id from alike) order by "brandName"`

const gradeNames = sql`
  select distinct ${parameters.description} as name
  from ${parameters} where ${parameters.id} in (select grade_id from alike)`

const lengths = sql`select distinct metres from alike order by metres`

const columns = {
  className: decoded(sql<string>`"className"`),
  cells: decoded(sql<FoundCell[]>`cells`),
  makes: decoded(sql<Found['makes']>`makes`),
  grades: decoded(sql<string[]>`grades`),
  lengths: decoded(sql<number[]>`lengths`),
}

/** Each step once, whatever the planner takes it for. Exported for the test of its plan. */
export function selectRates(db: Db, filters: readonly Filter[]) {
  const cheapest = filters.includes('brandIds') ? cheapestOfShelves(filters) : cheapestOfWalls(filters)
  const rates = sql`
    with alike as materialized (${alike}), chosen as materialized (${chosenBy(filters)}),
      cheapest as materialized (${cheapest})
    select ${classes.name} as "className",
      (select coalesce(json_agg(cell), '[]') from (${cells}) cell) as cells,
      (select coalesce(json_agg(make), '[]') from (${makes}) make) as makes,
      (select coalesce(json_agg(name order by name), '[]') from (${gradeNames}) grade) as grades,
      (select coalesce(json_agg(metres), '[]') from (${lengths}) length) as lengths
    from ${classes} where ${eq(classes.id, classId)}`
  return db.select(columns).from(sql`(${rates}) rates`)
}

const ask = shapedStatement<Found>({ takesLong: true })

/** The rates of a class; null where there is no such class. */
export async function findRates(db: Db, { classId, ...asked }: Asked): Promise<Found | null> {
  const given = Object.entries(asked).filter(([, choice]) => choice !== null)
  const filters = given.map(([filter]) => filter as Filter)
  const values = { classId, ...Object.fromEntries(given) }
  const [found] = await ask(db, filters.join(), values, columns, () => selectRates(db, filters))
  return found ?? null
}

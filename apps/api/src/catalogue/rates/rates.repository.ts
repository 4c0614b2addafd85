import { eq, sql, type SQL } from 'drizzle-orm'
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
const brandIds = sql`${sql.placeholder('brandIds')}::int[]`
const grades = sql`${sql.placeholder('grades')}::text[]`
const length = sql`${sql.placeholder('length')}::numeric`

/** What can be bought of a class, as few groups: the filters and their choices work on them. */
const alike = sql`
  select ${stockShelves.thicknessId} as wall_id, ${stockShelves.brandId} as brand_id, ${stockShelves.gradeId} as grade_id,
    ${stockShelves.lengthMetres} as metres, sum(${stockShelves.buyable}) as items
  from ${stockShelves} where ${eq(stockShelves.classId, classId)}
  group by ${stockShelves.thicknessId}, ${stockShelves.brandId}, ${stockShelves.gradeId}, ${stockShelves.lengthMetres}
  having sum(${stockShelves.buyable}) > 0`

const isChosen = (brandId: SQL | PgColumn, metres: SQL | PgColumn, gradeId: SQL | PgColumn) => sql`
  (${brandIds} is null or ${brandId} = any(${brandIds})) and (${length} is null or ${metres} = ${length})
  and (${grades} is null or ${gradeId} in (
    select ${parameters.id} from ${parameters}
    where ${parameters.code} = 'Grade' and lower(${parameters.description}) = any(${grades})))`

/** The lowest price of each wall with something that is chosen: one look-up in the index each. */
const cheapest = sql`
  select wall.id, lowest.paise
  from (
    select distinct alike.wall_id as id from alike
    where ${isChosen(sql`alike.brand_id`, sql`alike.metres`, sql`alike.grade_id`)}
  ) wall cross join lateral (
    select ${stockItems.pricePaisePerTon} as paise from ${stockItems}
    where ${stockItems.thicknessId} = wall.id and ${canBeBought}
      and ${isChosen(stockItems.brandId, stockItems.lengthMetres, stockItems.gradeId)}
    order by ${stockItems.pricePaisePerTon}, ${stockItems.id} limit 1
  ) lowest`

/** 2.9 and 2.90 are one wall; a name that is no figure is a wall of its own. */
const wallName = sql`coalesce(trim_scale(${subClasses1.thickness})::text, ${subClasses1.name})`

const cells = sql`
  select ${subClasses.id} as "sizeId", ${subClasses.name} as size, ${wallName} as thickness,
    min(cheapest.paise) as paise, count(distinct alike.brand_id) as makes, sum(alike.items) as items,
    row_number() over (order by ${sql.join(naturalOrder(subClasses.name), sql`, `)}, ${subClasses.id}, ${wallName}) as place
  from alike
    join (${cheapest}) cheapest on cheapest.id = alike.wall_id
    join ${subClasses1} on ${subClasses1.id} = alike.wall_id
    join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
  where ${isChosen(sql`alike.brand_id`, sql`alike.metres`, sql`alike.grade_id`)}
  group by ${subClasses.id}, ${wallName}
  order by place limit ${sql.raw(String(MOST_ROWS))}`

const makes = sql`
  select distinct ${brands.id} as "brandId", ${brands.name} as "brandName"
  from alike join ${brands} on ${brands.id} = alike.brand_id order by "brandName"`

const gradeNames = sql`
  select distinct ${parameters.description} as name from alike join ${parameters} on ${parameters.id} = alike.grade_id`

const lengths = sql`select distinct metres from alike order by metres`

const columns = {
  className: classes.name,
  cells: decoded(sql<FoundCell[]>`(select coalesce(json_agg(cell), '[]') from (${cells}) cell)`),
  makes: decoded(sql<Found['makes']>`(select coalesce(json_agg(make), '[]') from (${makes}) make)`),
  grades: decoded(sql<string[]>`(select coalesce(json_agg(name order by name), '[]') from (${gradeNames}) grade)`),
  lengths: decoded(sql<number[]>`(select coalesce(json_agg(metres), '[]') from (${lengths}) length)`),
}

/** Exported for the test of its plan. */
export const selectRates = (db: Db) =>
  db
    .with(db.$with('alike', { wallId: sql`wall_id` }).as(alike))
    .select(columns)
    .from(classes)
    .where(eq(classes.id, classId))

const ask = shapedStatement<Found>({ takesLong: true })

/** The rates of a class; null where there is no such class. */
export const findRates = async (db: Db, asked: Asked): Promise<Found | null> =>
  (await ask(db, '', asked, columns, () => selectRates(db)))[0] ?? null

import { and, eq, sql } from 'drizzle-orm'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
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

/**
 * What can be bought of a class, as few groups: the table is scanned once, whatever is chosen, and the filters and their
 * choices work on the groups.
 */
const alike = sql`
  select ${stockItems.thicknessId} as wall_id, ${stockItems.brandId} as brand_id, ${stockItems.gradeId} as grade_id,
    ${stockItems.lengthMetres} as metres, min(${stockItems.pricePaisePerTon}) as paise, count(*) as items
  from ${stockItems} where ${and(eq(stockItems.classId, classId), canBeBought)}
  group by ${stockItems.thicknessId}, ${stockItems.brandId}, ${stockItems.gradeId}, ${stockItems.lengthMetres}`

const isChosen = sql`(${brandIds} is null or alike.brand_id = any(${brandIds}))
  and (${length} is null or alike.metres = ${length})
  and (${grades} is null or alike.grade_id in (
    select ${parameters.id} from ${parameters}
    where ${parameters.code} = 'Grade' and lower(${parameters.description}) = any(${grades})))`

/** 2.9 and 2.90 are one wall; a name that is no figure is a wall of its own. */
const wallName = sql`coalesce(trim_scale(${subClasses1.thickness})::text, ${subClasses1.name})`

const cells = sql`
  select ${subClasses.id} as "sizeId", ${subClasses.name} as size, ${wallName} as thickness,
    min(alike.paise) as paise, count(distinct alike.brand_id) as makes, sum(alike.items) as items,
    row_number() over (order by ${sql.join(naturalOrder(subClasses.name), sql`, `)}, ${subClasses.id}, ${wallName}) as place
  from alike
    join ${subClasses1} on ${subClasses1.id} = alike.wall_id
    join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
  where ${isChosen}
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

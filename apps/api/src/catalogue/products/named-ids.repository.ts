import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ProductFilters } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

export interface Place {
  departmentId: number
  classId: number
}

export const ANY = -1
export const EVERYWHERE: Place = { departmentId: ANY, classId: ANY }

/** The ids that a search word may mean, by column of the stock item. */
export type Word = Record<
  'brandId' | 'classId' | 'sizeId' | 'thicknessId' | 'gradeId' | 'standardId',
  readonly number[]
>

/** Null where the request names nothing of that kind. */
export interface NamedIds {
  places: number[] | null
  grades: number[] | null
  standards: number[] | null
  /** Thicknesses within the range. */
  walls: number[] | null
  words: Word[]
}

interface Asked extends Place {
  grades: readonly string[] | null
  standards: readonly string[] | null
  min: number | null
  max: number | null
  patterns: readonly string[]
}

/** Filters, with the patterns that a search became. */
export type NamedFilters = Omit<ProductFilters, 'search'> & { patterns?: readonly string[] | undefined }

const NOTHING: NamedIds = { places: null, grades: null, standards: null, walls: null, words: [] }

const named = (names: readonly string[] | undefined) => (names?.length ? names : null)

const anything = sql.raw(String(ANY))
const departmentId = sql`${sql.placeholder('departmentId')}::int`
const classId = sql`${sql.placeholder('classId')}::int`
const min = sql`${sql.placeholder('min')}::numeric`
const max = sql`${sql.placeholder('max')}::numeric`
const patterns = sql`${sql.placeholder('patterns')}::text[]`

type Table = PgTable & Record<'id', PgColumn>

const idsOf = (table: Table, condition: SQL | undefined) =>
  decoded(sql<number[] | null>`array(select ${table.id} from ${table} where ${condition})`)

const isSizeOfPlace = sql`${classId} in (${anything}, ${subClasses.classId})`
const isWallOfPlace = sql`(${classId} = ${anything}
  or ${subClasses1.sizeId} in (select ${subClasses.id} from ${subClasses} where ${isSizeOfPlace}))`

/** The values with this name, ignoring case. */
function described(code: 'Grade' | 'Standard', key: 'grades' | 'standards') {
  const names = sql`${sql.placeholder(key)}::text[]`
  const isNamed = sql`lower(${parameters.description}) in (select lower(name) from unnest(${names}) name)`
  return idsOf(parameters, and(isOfCode(code), isNamed))
}

const isOfCode = (code: 'Grade' | 'Standard') => sql`${parameters.code} = ${sql.raw(`'${code}'`)}`

const isLike = (name: PgColumn) => sql`${name} ~* asked.pattern`
const meant: Record<keyof Word, SQL> = {
  brandId: idsOf(brands, isLike(brands.name)),
  classId: idsOf(classes, isLike(classes.name)),
  sizeId: idsOf(subClasses, and(isLike(subClasses.name), isSizeOfPlace)),
  thicknessId: idsOf(subClasses1, and(isLike(subClasses1.name), isWallOfPlace)),
  gradeId: idsOf(parameters, and(isOfCode('Grade'), isLike(parameters.description))),
  standardId: idsOf(parameters, and(isOfCode('Standard'), isLike(parameters.description))),
}
const word = sql.join(
  Object.entries(meant).map(([link, ids]) => sql`${sql.raw(`'${link}'`)}, ${ids}`),
  sql`, `,
)

/** Everything that can be named, and whether the request asks for it. */
const parts = {
  places: {
    isAsked: ({ departmentId, classId }: Asked) => departmentId !== ANY || classId !== ANY,
    ids: idsOf(
      classes,
      sql`${departmentId} in (${anything}, ${classes.departmentId}) and ${classId} in (${anything}, ${classes.id})`,
    ),
  },
  grades: { isAsked: ({ grades }: Asked) => grades !== null, ids: described('Grade', 'grades') },
  standards: { isAsked: ({ standards }: Asked) => standards !== null, ids: described('Standard', 'standards') },
  // A thickness whose name is not a number is in no range.
  walls: {
    isAsked: ({ min, max }: Asked) => min !== null || max !== null,
    ids: idsOf(
      subClasses1,
      sql`${subClasses1.thickness} between coalesce(${min}, 0) and coalesce(${max}, 'infinity') and ${isWallOfPlace}`,
    ),
  },
  words: {
    isAsked: ({ patterns }: Asked) => patterns.length > 0,
    ids: decoded(sql<Word[] | null>`(
      select json_agg(json_build_object(${word}) order by asked.place)
      from unnest(${patterns}) with ordinality as asked(pattern, place))`),
  },
}

/** Null for the parts that are not asked for. */
type Found = Omit<NamedIds, 'words'> & { words: Word[] | null }

const selectNamed = shapedStatement<Found>()

/** Looks up the ids of everything that a request names, in one statement, or none if it names nothing. */
export async function findNamedIds(db: Db, place: Place, filters: NamedFilters): Promise<NamedIds> {
  const asked: Asked = {
    ...place,
    grades: named(filters.selectedGrades),
    standards: named(filters.selectedStandards),
    min: filters.minThickness ?? null,
    max: filters.maxThickness ?? null,
    patterns: filters.patterns ?? [],
  }
  const isAsked = (name: keyof typeof parts) => parts[name].isAsked(asked)
  const shape = partNames.filter(isAsked).join()
  if (shape === '') return NOTHING
  const fields = {
    places: isAsked('places') ? parts.places.ids : nothing<number[]>(),
    grades: isAsked('grades') ? parts.grades.ids : nothing<number[]>(),
    standards: isAsked('standards') ? parts.standards.ids : nothing<number[]>(),
    walls: isAsked('walls') ? parts.walls.ids : nothing<number[]>(),
    words: isAsked('words') ? parts.words.ids : nothing<Word[]>(),
  }
  const [found] = await selectNamed(db, shape, asked, fields, () => db.select(fields).from(sql`(select) nothing`))
  return { ...NOTHING, ...found, words: found?.words ?? [] }
}

const partNames = ['places', 'grades', 'standards', 'walls', 'words'] as const
const nothing = <T>() => decoded(sql<T | null>`null`)

import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ProductFilters } from '@lohahaat/contract/product-detail/product-query'
import type { Db } from '../db/db'
import { statement } from '../db/statement'
import { searchPatterns } from '../db/search-patterns'
import { brands } from '../db/tables/brands'
import { classes } from '../db/tables/classes'
import { parameters } from '../db/tables/parameters'
import { subClasses } from '../db/tables/sub-classes'
import { subClasses1 } from '../db/tables/sub-classes1'

export interface Place {
  DepartmentId: number
  ClassId: number
}

export const ANY = -1
export const EVERYWHERE: Place = { DepartmentId: ANY, ClassId: ANY }

/** The ids that a word of the search may stand for, by the column of a stock item. */
export type Word = Record<
  'brandId' | 'classId' | 'subClassId' | 'subClass1Id' | 'gradeId' | 'standardId',
  readonly number[]
>

/** Null where a request names nothing of the kind. */
interface NamedIds {
  places: number[] | null
  grades: number[] | null
  standards: number[] | null
  /** Those within the range of thickness. */
  walls: number[] | null
  words: Word[]
}

type Table = PgTable & Record<'id', PgColumn>
type Range = Pick<ProductFilters, 'MinThickness' | 'MaxThickness'>

/** Looks up the ids of all that a request names, in one statement; in none where it names nothing but ids. */
export async function findNamedIds(db: Db, place: Place, filters: ProductFilters): Promise<NamedIds> {
  if (!namesAnything(filters)) return { places: await findPlaces(db, place), ...NOTHING_NAMED }
  const lists: Record<keyof NamedIds, SQL> = {
    places: placesOf(place),
    grades: described('Grade', filters.SelectedGrades),
    standards: described('Standard', filters.SelectedStandards),
    walls: wallsWithin(filters, place),
    words: sql`json_build_array(${listed(searchPatterns(filters.Search ?? '').map((word) => namesLike(word, place)))})`,
  }
  const asked = Object.entries(lists).map(([name, list]) => sql`${list} as ${sql.identifier(name)}`)
  const { rows } = await db.execute(sql`select ${listed(asked)}`)
  return (rows as unknown as [NamedIds])[0]
}

const selectClasses = statement<Place, { id: number }[]>('classes_of_place', (db) =>
  db
    .select({ id: classes.id })
    .from(classes)
    .where(
      sql`${classes.departmentId} = ${sql.placeholder('DepartmentId')}
        and ${sql.placeholder('ClassId')}::int in (${ANY}, ${classes.id})`,
    ),
)

/** The classes of a place; null where it is everywhere. */
async function findPlaces(db: Db, place: Place): Promise<number[] | null> {
  if (place.DepartmentId !== ANY) return (await selectClasses(db, place)).map(({ id }) => id)
  return place.ClassId === ANY ? null : [place.ClassId]
}

const NOTHING_NAMED = { grades: null, standards: null, walls: null, words: [] }

const namesAnything = (filters: ProductFilters) =>
  [filters.SelectedGrades, filters.SelectedStandards, filters.Search].some((names) => names?.length) ||
  [filters.MinThickness, filters.MaxThickness].some((limit) => limit !== undefined)

const listed = (parts: SQL[]) => sql.join(parts, sql`, `)

const NONE = sql`null::int[]`

const idsOf = (table: Table, condition: SQL | undefined) =>
  sql`array(select ${table.id} from ${table} where ${condition})`

function placesOf({ DepartmentId, ClassId }: Place): SQL {
  if (DepartmentId === ANY && ClassId === ANY) return NONE
  return idsOf(
    classes,
    and(
      DepartmentId === ANY ? undefined : eq(classes.departmentId, DepartmentId),
      ClassId === ANY ? undefined : eq(classes.id, ClassId),
    ),
  )
}

/** The values that are called so, in any case. */
function described(code: 'Grade' | 'Standard', names: readonly string[] | undefined): SQL {
  if (!names?.length) return NONE
  const isNamed = sql`lower(${parameters.description}) in (select lower(name) from unnest(${sql.param(names)}::text[]) name)`
  return idsOf(parameters, and(eq(parameters.code, code), isNamed))
}

/** A wall that an administrator named otherwise than by a number is in no range. */
function wallsWithin({ MinThickness, MaxThickness }: Range, place: Place): SQL {
  if (MinThickness === undefined && MaxThickness === undefined) return NONE
  return idsOf(
    subClasses1,
    and(
      MinThickness === undefined ? undefined : gte(subClasses1.thickness, MinThickness),
      MaxThickness === undefined ? undefined : lte(subClasses1.thickness, MaxThickness),
      isWallOf(place),
    ),
  )
}

function namesLike(pattern: string, place: Place): SQL {
  const isLike = (name: PgColumn) => sql`${name} ~* ${pattern}`
  const parameter = (code: 'Grade' | 'Standard') =>
    idsOf(parameters, and(eq(parameters.code, code), isLike(parameters.description)))
  const lists: Record<keyof Word, SQL> = {
    brandId: idsOf(brands, isLike(brands.name)),
    classId: idsOf(classes, isLike(classes.name)),
    subClassId: idsOf(subClasses, and(isLike(subClasses.name), isSizeOf(place))),
    subClass1Id: idsOf(subClasses1, and(isLike(subClasses1.name), isWallOf(place))),
    gradeId: parameter('Grade'),
    standardId: parameter('Standard'),
  }
  const pairs = Object.entries(lists).map(([link, list]) => sql`${sql.raw(`'${link}'`)}, ${list}`)
  return sql`json_build_object(${listed(pairs)})`
}

const isSizeOf = ({ ClassId }: Place) => (ClassId === ANY ? undefined : eq(subClasses.classId, ClassId))

const isWallOf = (place: Place) =>
  place.ClassId === ANY
    ? undefined
    : inArray(subClasses1.subClassId, sql`(select ${subClasses.id} from ${subClasses} where ${isSizeOf(place)})`)

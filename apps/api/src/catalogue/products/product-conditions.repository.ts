import { and, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db'
import { stockKinds, stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { findNamedIds, type NamedFilters, type NamedIds, type Place, type Word } from './named-ids.repository'

/** The facets of the catalogue, by column of the stock item. */
export type Facet = 'brandId' | 'gradeId' | 'standardId' | 'sizeId'

/** Conditions on the columns of one table. */
interface Conditions {
  /** In the chosen classes; undefined is anywhere. */
  place: SQL | undefined
  /** The choice in each facet; undefined matches every item. */
  facets: Record<Facet, SQL | undefined>
  /** Thickness, length and search. */
  others: SQL | undefined
}

export interface ProductConditions {
  /** On stock items, of which only those for sale are in place. */
  items: Conditions & { place: SQL }
  /** The same on the counts of what is for sale. */
  shelves: Conditions
  /** On shelves or kinds: the fewest rows that know everything that is asked. */
  counts: Conditions & { table: typeof stockKinds | typeof stockShelves }
  /** Values of the placeholders, the same for both. */
  values: Record<string, unknown>
  /** Equal for all conditions that differ only in their values. */
  shape: string
}

/** Resolves names to ids first: with ids the planner can pick the most selective index. */
export async function findConditions(db: Db, place: Place, filters: NamedFilters): Promise<ProductConditions> {
  const named = await findNamedIds(db, place, filters)
  const { values, shapes, ...items } = conditionsOn(stockItems, named, filters)
  const shelves = conditionsOn(stockShelves, named, filters)
  // Kinds have no wall, and nothing asks for it.
  const kinds = conditionsOn({ ...stockShelves, ...stockKinds }, named, filters)
  return {
    items: { ...items, place: isSold(items.place) },
    shelves,
    counts: namesWall(named) ? { ...shelves, table: stockShelves } : { ...kinds, table: stockKinds },
    values,
    shape: shapes.join(),
  }
}

const namesWall = ({ walls, words }: NamedIds) =>
  walls !== null || words.some(({ thicknessId }) => thicknessId.length > 0)

type Columns = Record<keyof Word | 'lengthMetres', PgColumn>

function conditionsOn(columns: Columns, { places, grades, standards, walls, words }: NamedIds, filters: NamedFilters) {
  const comparison = comparing(columns)
  const { isOneOf, isLength, values, shapes } = comparison
  return {
    place: isOneOf('classId', places),
    facets: {
      brandId: isOneOf('brandId', chosen(filters.selectedBrands)),
      gradeId: isOneOf('gradeId', grades),
      standardId: isOneOf('standardId', standards),
      sizeId: isOneOf('sizeId', chosen(filters.selectedSizes)),
    },
    others: and(
      isOneOf('thicknessId', walls),
      isLength('>=', filters.minLength),
      isLength('<=', filters.maxLength),
      ...words
        .filter((word) => !isInAll(word, places))
        .map((word, index) => containsWord(word, `word ${index}`, comparison)),
    ),
    values,
    shapes,
  }
}

export const everyCondition = ({ place, facets, others }: Conditions) => and(place, ...Object.values(facets), others)

const chosen = (ids: readonly number[] | undefined) => (ids?.length ? ids : null)

const isSold = (isPlaced: SQL | undefined): SQL =>
  isPlaced ? sql`${stockItems.active} and ${isPlaced}` : sql`${stockItems.active}`

/** A word that names every chosen class matches every item in them. */
const isInAll = (word: Word, places: readonly number[] | null) =>
  places?.every((id) => word.classId.includes(id)) ?? false

type Comparing = ReturnType<typeof comparing>

function containsWord(word: Word, place: string, { isOneOf, shapes }: Comparing): SQL {
  const links = Object.entries(word).filter(([, ids]) => ids.length > 0)
  shapes.push(place)
  return or(...links.map(([link, ids]) => isOneOf(link as keyof Word, ids, place))) ?? sql`false`
}

/** Writes comparisons with placeholders, and collects their values and their shape. */
function comparing(columns: Columns) {
  const values: Record<string, unknown> = {}
  const shapes: string[] = []

  function given(key: string, value: unknown, kind = '') {
    values[key] = value
    shapes.push(`${key} ${kind}`)
    return sql.placeholder(key)
  }

  /**
   * One parameter for any number of ids. A single id is compared with `=`, since only then an index keeps its order.
   */
  function isOneOf(link: keyof Word, ids: readonly number[] | null, of = ''): SQL | undefined {
    if (!ids) return undefined
    const key = `${of} ${link}`
    return ids.length === 1
      ? sql`${columns[link]} = ${given(key, ids[0], 'one')}`
      : sql`${columns[link]} = any(${given(key, ids, 'many')}::int[])`
  }

  const isLength = (operator: '>=' | '<=', metres: number | undefined) =>
    metres === undefined
      ? undefined
      : sql`${columns.lengthMetres} ${sql.raw(operator)} ${given(operator, metres)}::numeric`

  return { values, shapes, isOneOf, isLength }
}

import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { findNamedIds, type NamedFilters, type Place, type Word } from './named-ids.repository'

/** The facets of the catalogue, by column of the stock item. */
export type Facet = 'brandId' | 'gradeId' | 'standardId' | 'sizeId'

export interface ProductConditions {
  /** For sale, and in the chosen classes. */
  place: SQL
  /** The choice in each facet; undefined matches every item. */
  facets: Record<Facet, SQL | undefined>
  /** Thickness, length and search. */
  others: SQL | undefined
  /** Values of the placeholders. */
  values: Record<string, unknown>
  /** Equal for all conditions that differ only in their values. */
  shape: string
}

/** Resolves names to ids first: with ids the planner can pick the most selective index. */
export async function findConditions(db: Db, place: Place, filters: NamedFilters): Promise<ProductConditions> {
  const { places, grades, standards, walls, words } = await findNamedIds(db, place, filters)
  const comparison = comparing()
  const { isOneOf, isLength, values, shapes } = comparison
  return {
    place: isSold(isOneOf('classId', places)),
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
    shape: shapes.join(),
  }
}

export const everyCondition = ({ place, facets, others }: ProductConditions) =>
  and(place, ...Object.values(facets), others)

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
function comparing() {
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
      ? sql`${stockItems[link]} = ${given(key, ids[0], 'one')}`
      : sql`${stockItems[link]} = any(${given(key, ids, 'many')}::int[])`
  }

  const isLength = (operator: '>=' | '<=', metres: number | undefined) =>
    metres === undefined
      ? undefined
      : sql`${stockItems.lengthMetres} ${sql.raw(operator)} ${given(operator, metres)}::numeric`

  return { values, shapes, isOneOf, isLength }
}

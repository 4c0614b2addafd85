import { and, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductFilters } from '@lohahaat/contract/product-detail/product-query'
import type { Db } from '../db/db'
import { stockItems } from '../db/tables/stock-items'
import { findNamedIds, type Place, type Word } from './named-ids.repository'

/** What can be chosen beside the products, by the column of a stock item. */
export type Facet = 'brandId' | 'gradeId' | 'standardId' | 'subClassId'

export interface ProductConditions {
  /** Sold, and in the chosen classes. */
  place: SQL
  /** What is chosen of each facet; undefined lets every item through. */
  facets: Record<Facet, SQL | undefined>
  /** Thickness, length and search. */
  others: SQL | undefined
}

/** Names become ids before an item is looked at: knowing them, the database can tell which index is the shortest way. */
export async function findConditions(db: Db, place: Place, filters: ProductFilters): Promise<ProductConditions> {
  const { places, grades, standards, walls, words } = await findNamedIds(db, place, filters)
  return {
    place: isSold(places),
    facets: {
      brandId: isOneOf(stockItems.brandId, chosen(filters.SelectedBrands)),
      gradeId: isOneOf(stockItems.gradeId, grades),
      standardId: isOneOf(stockItems.standardId, standards),
      subClassId: isOneOf(stockItems.subClassId, chosen(filters.SelectedSubClasses)),
    },
    others: and(
      isOneOf(stockItems.subClass1Id, walls),
      filters.MinLength === undefined ? undefined : gte(stockItems.lengthMetres, filters.MinLength),
      filters.MaxLength === undefined ? undefined : lte(stockItems.lengthMetres, filters.MaxLength),
      ...words.map((word) => holdsWord(word, places)),
    ),
  }
}

export const everyCondition = ({ place, facets, others }: ProductConditions) =>
  and(place, ...Object.values(facets), others)

const chosen = (ids: readonly number[] | undefined) => (ids?.length ? ids : null)

function isSold(places: readonly number[] | null): SQL {
  const isActive = sql`${stockItems.active}`
  const isPlaced = isOneOf(stockItems.classId, places)
  return isPlaced ? sql`${isActive} and ${isPlaced}` : isActive
}

/** A word that names every chosen class is in every item of them. */
function holdsWord(word: Word, places: readonly number[] | null): SQL | undefined {
  if (places?.every((id) => word.classId.includes(id))) return undefined
  const links = Object.entries(word).filter(([, ids]) => ids.length > 0)
  return or(...links.map(([link, ids]) => isOneOf(stockItems[link as keyof Word], ids))) ?? sql`false`
}

/** One parameter however many ids there are. A single one is compared, since only then an index keeps its order. */
function isOneOf(column: PgColumn, ids: readonly number[] | null): SQL | undefined {
  if (!ids) return undefined
  if (ids.length === 0) return sql`false`
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${sql.param(ids)}::int[])`
}

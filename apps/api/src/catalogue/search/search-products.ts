import type { ProductFilters } from '@lohahaat/contract/catalogue/products/product-query'
import { nearSizes } from '@lohahaat/domain/catalogue/search/near-sizes'
import type { Database } from '../../platform/db/db'
import { exactly } from '../../platform/db/search-patterns'
import type { Place } from '../products/named-ids.repository'
import { findConditions, type ProductConditions } from '../products/product-conditions.repository'
import { listSizeNames } from '../tree/size-names.repository'
import { searchAttempts, type SearchAttempt } from './search-attempts'

/**
 * Looks for products as a search was understood, and when nothing is found in the next best way, so that a list and its
 * filters show the same. Answers what was found, and how it differs from what was looked for.
 */
export async function searchProducts<Found>(
  db: Database,
  place: Place,
  { search, ...filters }: ProductFilters,
  find: (conditions: ProductConditions) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<{ found: Found; differs: SearchAttempt['differs'] }> {
  const attempts = search ? searchAttempts(search) : []
  const look = async (attempt: SearchAttempt | undefined) =>
    find(await findConditions(db, place, { ...filters, ...(attempt && (await narrowed(db, place, filters, attempt))) }))
  const [first, ...others] = attempts
  const found = await look(first)
  if (!isEmpty(found)) return { found, differs: [] }
  for (const attempt of others) {
    const other = await look(attempt)
    if (!isEmpty(other)) return { found: other, differs: attempt.differs }
  }
  return { found, differs: [] }
}

/** What a person chose by a filter stands beside what he wrote; of two ranges the narrower counts. */
async function narrowed(db: Database, place: Place, filters: ProductFilters, attempt: SearchAttempt) {
  const { patterns, thickness, length, nearSize } = attempt
  const neighbours = nearSize === null ? null : nearSizes(nearSize, await listSizeNames(db, place.classId))
  return {
    patterns: neighbours === null ? patterns : [...patterns, exactly(neighbours)],
    minThickness: highest(filters.minThickness, thickness?.[0]),
    maxThickness: lowest(filters.maxThickness, thickness?.[1]),
    minLength: highest(filters.minLength, length?.[0]),
    maxLength: lowest(filters.maxLength, length?.[1]),
  }
}

const highest = (...limits: (number | undefined)[]) => orNone(Math.max(...given(limits)))
const lowest = (...limits: (number | undefined)[]) => orNone(Math.min(...given(limits)))
const given = (limits: (number | undefined)[]) => limits.filter((limit) => limit !== undefined)
const orNone = (limit: number) => (Number.isFinite(limit) ? limit : undefined)

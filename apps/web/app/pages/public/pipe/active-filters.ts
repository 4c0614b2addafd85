import { type CatalogueQuery, changeQuery, listNames, type RangeName, toggleChoice } from './catalogue-query'
import { type Facet, labelOf, type RangeFacet } from './facets'
import { texts } from './texts'

/** An active filter as text, and the query without it. */
export interface ActiveFilter {
  label: string
  without: CatalogueQuery
}

export function activeFilters(
  query: CatalogueQuery,
  facets: readonly Facet[],
  ranges: readonly RangeFacet[],
): ActiveFilter[] {
  const chosen = listNames.flatMap((name) =>
    query[name].map((value) => ({
      label: labelOf(facets, name, value) ?? value,
      without: toggleChoice(query, name, value),
    })),
  )
  const limited = ranges.flatMap(({ name, unit }) => {
    const label = describeRange(query, name, unit)
    return label ? [{ label, without: changeQuery(query, { [`min${name}`]: '', [`max${name}`]: '' }) }] : []
  })
  const searched = query.search
    ? [{ label: texts.filters.searched(query.search), without: changeQuery(query, { search: '' }) }]
    : []
  return [...chosen, ...limited, ...searched]
}

function describeRange(query: CatalogueQuery, name: RangeName, unit: string): string {
  const { exactly, between, from, upTo } = texts.filters
  const [min, max] = [query[`min${name}`], query[`max${name}`]]
  if (min && max) return min === max ? exactly(min, unit) : between(min, max, unit)
  if (min) return from(min, unit)
  return max && upTo(max, unit)
}

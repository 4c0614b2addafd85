import { type CatalogueQuery, changeQuery, listNames, type RangeName, toggleChoice } from './catalogue-query'
import { type Facet, labelOf, type RangeFacet } from './facets'

/** One filter that narrows the catalogue, in words, and what would be looked at without it. */
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
  const searched = query.search ? [{ label: `“${query.search}”`, without: changeQuery(query, { search: '' }) }] : []
  return [...chosen, ...limited, ...searched]
}

function describeRange(query: CatalogueQuery, name: RangeName, unit: string): string {
  const [min, max] = [query[`min${name}`], query[`max${name}`]]
  if (min && max) return min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}`
  if (min) return `From ${min} ${unit}`
  return max && `Up to ${max} ${unit}`
}

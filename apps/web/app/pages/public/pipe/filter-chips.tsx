import { Link } from 'react-router'
import { Chip } from '../../../ui/lists/chip'
import type { ActiveFilter } from './active-filters'
import { withoutFilters } from './catalogue-query'
import type { Catalogue } from './use-catalogue'
import { texts } from './texts'

interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  catalogue: Catalogue
}

/** The active filters, which can be removed one by one or all at once. */
export function FilterChips({ filters, catalogue: { query, hrefFor } }: FilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={texts.filters.active} className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }, index) => (
        // Keyed by index, so that the focus stays in place, on the next chip.
        <li key={index}>
          <Chip label={label} to={hrefFor(without)} />
        </li>
      ))}
      <li>
        <Link
          to={hrefFor(withoutFilters(query))}
          preventScrollReset
          className="link inline-flex min-h-8 items-center px-1 text-sm"
        >
          {texts.filters.clearAll}
        </Link>
      </li>
    </ul>
  )
}

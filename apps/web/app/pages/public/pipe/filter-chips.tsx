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

/** What narrows the catalogue at present, each to be taken away by itself or all at once. */
export function FilterChips({ filters, catalogue: { query, hrefFor } }: FilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={texts.filters.active} className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }, index) => (
        // By its place: the keyboard stays where it was, on the chip that has moved up.
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

import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { ListSearchBox } from './list-search-box'
import type { ListSearch } from './use-list-search'
import { texts } from './texts'

interface FilterBarProps {
  list: ListSearch
  /** The filters of the list in the URL, besides the search. */
  names: readonly string[]
  label: string
  placeholder: string
  /** The grid of the filters. */
  gridClass: string
  /** The filters. */
  children: ReactNode
}

/** The search of a list with its filters below, collapsed on a phone. */
export function FilterBar({ list, names, label, placeholder, gridClass, children }: FilterBarProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const set = names.filter((name) => list.filter(name) !== '').length
  return (
    <>
      <div className="mb-4 flex gap-3">
        <ListSearchBox list={list} label={label} placeholder={placeholder} className="min-w-0 grow sm:max-w-md" />
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className="sm:hidden">
          {set === 0 ? texts.filters : texts.filtersSet(set)}
        </Button>
      </div>
      <div id={id} className={`grid gap-x-3 ${gridClass} ${isOpen ? '' : 'max-sm:hidden'}`}>
        {children}
      </div>
      {set > 0 && (
        <p className="mb-3 text-sm">
          <Link to={list.hrefFor(Object.fromEntries(names.map((name) => [name, null])))} className="link">
            {texts.clearFilters}
          </Link>
        </p>
      )}
    </>
  )
}

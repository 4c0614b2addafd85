import { useState } from 'react'
import type { ListChange } from '../../parts/list/list-state'
import type { useListSearch } from '../../parts/list/use-list-search'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import { SelectField } from '../../ui/select-field'
import type { FilterChoices } from './filter-choices'
import { sortOptions } from './sortings'

interface ListFiltersProps {
  list: ReturnType<typeof useListSearch>
  choices: FilterChoices
}

const states = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]

export function ListFilters({ list, choices }: ListFiltersProps) {
  // Only a phone folds them away: a desk has the room.
  const [isOpen, setOpen] = useState(false)
  const chosen = ['brand', 'class', 'size', 'seller', 'active'].filter((name) => list.filter(name)).length

  const filter = (name: string, also: ListChange = {}) => ({
    value: list.filter(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      list.change({ [name]: currentTarget.value, ...also }),
  })

  return (
    <div className="mb-3">
      <div className="mb-4 flex gap-3">
        <SearchBox
          label="Search Stock"
          placeholder="Brand, class, size, grade, seller or HSN"
          value={list.search}
          onSearch={list.setSearch}
          busy={list.busy}
          className="min-w-0 grow sm:max-w-md"
        />
        <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
      </div>
      <div className={`grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-6 ${isOpen ? 'grid' : 'hidden sm:grid'}`}>
        <SelectField label="Brand" placeholder="All brands" options={choices.brands} {...filter('brand')} />
        <SelectField
          label="Class"
          placeholder="All classes"
          options={choices.classes}
          {...filter('class', { size: null })}
        />
        <SelectField
          label="Size"
          placeholder={list.filter('class') ? 'All sizes' : 'Of one class'}
          options={choices.sizes}
          disabled={!list.filter('class')}
          {...filter('size')}
        />
        <SelectField label="Seller" placeholder="All sellers" options={choices.sellers} {...filter('seller')} />
        <SelectField label="Status" placeholder="Active or not" options={states} {...filter('active')} />
        <SelectField label="Sort by" placeholder="Newest first" options={sortOptions} {...filter('sort')} />
      </div>
    </div>
  )
}

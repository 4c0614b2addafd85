import { FilterBar } from '../../parts/list/filter-bar'
import { SelectFilter } from '../../parts/list/select-filter'
import type { useListSearch } from '../../parts/list/use-list-search'
import type { FilterChoices } from './filter-choices'
import { noFilters } from './list-request'
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
  const select = (name: string, label: string) => ({ list, name, label })
  return (
    <div className="mb-3">
      <FilterBar
        list={list}
        names={Object.keys(noFilters)}
        label="Search Stock"
        placeholder="Brand, class, size, grade, seller or HSN"
        gridClass="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      >
        <SelectFilter {...select('brand', 'Brand')} placeholder="All brands" options={choices.brands} />
        <SelectFilter
          {...select('class', 'Class')}
          placeholder="All classes"
          options={choices.classes}
          also={{ size: null }}
        />
        <SelectFilter
          {...select('size', 'Size')}
          placeholder={list.filter('class') ? 'All sizes' : 'Of one class'}
          options={choices.sizes}
          disabled={!list.filter('class')}
        />
        <SelectFilter {...select('seller', 'Seller')} placeholder="All sellers" options={choices.sellers} />
        <SelectFilter {...select('active', 'Status')} placeholder="Active or not" options={states} />
        <SelectFilter {...select('sort', 'Sort by')} placeholder="Newest first" options={sortOptions} />
      </FilterBar>
    </div>
  )
}

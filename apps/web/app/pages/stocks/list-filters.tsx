import { FilterBar } from '../../parts/list/filter-bar'
import { SelectFilter } from '../../parts/list/select-filter'
import type { useListSearch } from '../../parts/list/use-list-search'
import type { FilterChoices } from './filter-choices'
import { noFilters } from './list-request'
import { sortOptions } from './sortings'
import { texts } from './texts'

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
        label={texts.searchStock}
        placeholder={texts.brandClassSizeGrade}
        gridClass="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      >
        <SelectFilter {...select('brand', 'Brand')} placeholder={texts.allBrands} options={choices.brands} />
        <SelectFilter
          {...select('class', 'Class')}
          placeholder={texts.allClasses}
          options={choices.classes}
          also={{ size: null }}
        />
        <SelectFilter
          {...select('size', 'Size')}
          placeholder={list.filter('class') ? 'All sizes' : 'Of one class'}
          options={choices.sizes}
          disabled={!list.filter('class')}
        />
        <SelectFilter {...select('seller', 'Seller')} placeholder={texts.allSellers} options={choices.sellers} />
        <SelectFilter {...select('active', 'Status')} placeholder={texts.activeOrNot} options={states} />
        <SelectFilter {...select('sort', 'Sort by')} placeholder={texts.newestFirst} options={sortOptions} />
      </FilterBar>
    </div>
  )
}

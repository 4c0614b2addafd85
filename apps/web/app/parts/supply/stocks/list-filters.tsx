import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import type { Option } from '../../../ui/fields/select-field'
import { useStockDesk } from '../stock-desk'
import type { FilterChoices } from './filter-choices'
import { noFilters } from './list-request'
import { texts } from './texts'

interface ListFiltersProps {
  list: ListSearch
  choices: FilterChoices
}

const states = () => [
  { value: 'true', label: texts.table.active },
  { value: 'false', label: texts.table.inactive },
]

/** More than the headers offer: one column of the list shows five figures of an item. */
const sortOptions = (): readonly Option[] =>
  Object.entries(texts.sort.titles).flatMap(([key, title]) => [
    { value: key, label: texts.sort.ascending(title) },
    { value: `-${key}`, label: texts.sort.descending(title) },
  ])

export function ListFilters({ list, choices }: ListFiltersProps) {
  const { isOwn } = useStockDesk()
  const select = (name: string, label: string) => ({ list, name, label })
  return (
    <div className="mb-3">
      <FilterBar
        list={list}
        names={Object.keys(noFilters)}
        label={texts.filters.search}
        placeholder={isOwn ? texts.own.searchHint : texts.filters.searchHint}
        gridClass="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      >
        <SelectFilter
          {...select('brand', texts.filters.brand)}
          placeholder={texts.filters.allBrands}
          options={choices.brands}
        />
        <SelectFilter
          {...select('class', texts.filters.class)}
          placeholder={texts.filters.allClasses}
          options={choices.classes}
          also={{ size: null }}
        />
        <SelectFilter
          {...select('size', texts.filters.size)}
          placeholder={list.filter('class') ? texts.filters.allSizes : texts.filters.sizesOfOneClass}
          options={choices.sizes}
          disabled={!list.filter('class')}
        />
        {!isOwn && (
          <SelectFilter
            {...select('seller', texts.filters.seller)}
            placeholder={texts.filters.allSellers}
            options={choices.sellers}
          />
        )}
        <SelectFilter
          {...select('active', texts.filters.status)}
          placeholder={texts.filters.activeOrNot}
          options={states()}
        />
        <SelectFilter
          {...select('sort', texts.filters.sortBy)}
          placeholder={texts.filters.newestFirst}
          options={sortOptions()}
        />
      </FilterBar>
    </div>
  )
}

import { DayRange } from '../../../../parts/platform/list/day-range'
import { FilterBar } from '../../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../../parts/platform/list/select-filter'
import type { ListSearch } from '../../../../parts/platform/list/use-list-search'
import { kindOptions } from './describe-event'
import { filterNames } from './security-query'
import { texts } from './texts'

export function SecurityFilters({ list }: { list: ListSearch }) {
  return (
    <div className="mb-4">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.filters.search}
        placeholder={texts.filters.searchExample}
        gridClass="grid-cols-2 sm:grid-cols-3 lg:max-w-2xl"
      >
        <div className="max-sm:col-span-2">
          <SelectFilter list={list} name="kind" label={texts.filters.kind} options={kindOptions()} />
        </div>
        <DayRange list={list} />
      </FilterBar>
      {list.filter('account') !== '' && <p className="text-sm text-ink-soft">{texts.filters.oneAccount}</p>}
    </div>
  )
}

import type { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { DayRange } from '../../../parts/platform/list/day-range'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import { TypedFilter } from '../../../parts/platform/list/typed-filter'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import { filterNames } from './audit-query'
import { texts } from './texts'

interface AuditFiltersProps {
  list: ListSearch
  choices: ResponseOf<typeof fetchAuditFilters>
}

const namedBy = (names: Record<string, string>) => (value: string) => ({ value, label: names[value] ?? value })

export function AuditFilters({ list, choices }: AuditFiltersProps) {
  const people = choices.people.map(({ userId, name }) => ({ value: userId, label: name }))
  return (
    <div className="mb-4">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.filters.search}
        placeholder={texts.filters.searchExample}
        gridClass="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      >
        <SelectFilter
          list={list}
          name="resource"
          label={texts.filters.resource}
          options={choices.resources.map(namedBy(texts.resources))}
        />
        <SelectFilter
          list={list}
          name="action"
          label={texts.filters.action}
          options={choices.actions.map(namedBy(texts.actions))}
        />
        <SelectFilter list={list} name="person" label={texts.filters.person} options={people} />
        <TypedFilter
          label={texts.filters.record}
          placeholder={texts.filters.recordExample}
          inputMode="numeric"
          maxLength={9}
          value={list.filter('record')}
          onChange={(record) => list.change({ record })}
        />
        <DayRange list={list} />
      </FilterBar>
    </div>
  )
}

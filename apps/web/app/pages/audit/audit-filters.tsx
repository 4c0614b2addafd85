import type { fetchAuditFilters } from '@lohahaat/contract/audit/audit-filters'
import type { ResponseOf } from '@lohahaat/contract/define-call'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { DayRange } from '../../parts/list/day-range'
import { TypedFilter } from '../../parts/list/typed-filter'
import type { useListSearch } from '../../parts/list/use-list-search'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import { SelectField } from '../../ui/select-field'
import { filterNames } from './audit-query'

const noFilters = Object.fromEntries(filterNames.map((name) => [name, null]))

interface AuditFiltersProps {
  list: ReturnType<typeof useListSearch>
  choices: ResponseOf<typeof fetchAuditFilters>
}

export function AuditFilters({ list, choices }: AuditFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { filter, change } = list
  const set = filterNames.filter((name) => filter(name) !== '').length
  const select = (name: string) => ({
    value: filter(name),
    onChange: (event: { currentTarget: HTMLSelectElement }) => change({ [name]: event.currentTarget.value }),
  })

  return (
    <div className="mb-4">
      <div className="mb-4 flex gap-3">
        <SearchBox
          label="Search by who"
          placeholder="Name or e-mail"
          value={list.search}
          onSearch={list.setSearch}
          busy={list.busy}
          className="min-w-0 grow sm:max-w-md"
        />
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className="sm:hidden">
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
      </div>
      <div
        id={id}
        className={`grid grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-6 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <SelectField
          label="Resource"
          placeholder="All"
          options={choices.resources.map((name) => ({ value: name, label: name }))}
          {...select('resource')}
        />
        <SelectField
          label="Action"
          placeholder="All"
          options={choices.actions.map((name) => ({ value: name, label: name }))}
          {...select('action')}
        />
        <SelectField
          label="Person"
          placeholder="All"
          options={choices.people.map(({ userId, name }) => ({ value: userId, label: name }))}
          {...select('person')}
        />
        <TypedFilter
          label="Record"
          placeholder="Number"
          inputMode="numeric"
          maxLength={9}
          accepts={/^/}
          value={filter('record')}
          onChange={(record) => change({ record })}
        />
        <DayRange list={list} />
      </div>
      {set > 0 && (
        <Link to={list.hrefFor(noFilters)} className="link text-sm">
          Clear the filters
        </Link>
      )}
    </div>
  )
}

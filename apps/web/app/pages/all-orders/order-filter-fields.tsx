import { orderStatuses } from '@lohahaat/domain/order-status'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { DayRange } from '../../parts/list/day-range'
import type { useListSearch } from '../../parts/list/use-list-search'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import { SelectField } from '../../ui/select-field'
import { SortSelect } from '../../ui/sort-select'
import { filterNames } from './orders-query'
import { columns } from './orders-table'

const noFilters = Object.fromEntries(filterNames.map((name) => [name, null]))
const statuses = orderStatuses.map((status) => ({ value: status, label: status }))

export function OrderFilterFields({ list }: { list: ReturnType<typeof useListSearch> }) {
  const id = useId()
  // Only a phone folds them away: a desk has the room.
  const [isOpen, setOpen] = useState(false)
  const set = filterNames.filter((name) => list.filter(name) !== '').length
  return (
    <div className="mb-4">
      <div className="mb-4 flex gap-3">
        <SearchBox
          label="Search orders"
          placeholder="Order number, buyer, GST number or city"
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
        className={`grid grid-cols-2 gap-x-3 max-sm:[&>*:first-child]:col-span-2 sm:max-w-2xl sm:grid-cols-3 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <SelectField
          label="Status"
          placeholder="All"
          options={statuses}
          value={list.filter('status')}
          onChange={(event) => list.change({ status: event.currentTarget.value })}
        />
        <DayRange list={list} />
      </div>
      {set > 0 && (
        <Link to={list.hrefFor(noFilters)} className="link text-sm">
          Clear the filters
        </Link>
      )}
      <SortSelect columns={columns} value={list.sort} onChange={list.setSort} />
    </div>
  )
}

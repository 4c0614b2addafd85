import { orderStatuses } from '@lohahaat/domain/ordering/order-status'
import { DayRange } from '../../../parts/platform/list/day-range'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import { texts as orderTexts } from '../../../parts/ordering/order/texts'
import { SortSelect } from '../../../ui/lists/sort-select'
import { filterNames } from './orders-query'
import { columns } from './orders-table'
import { texts } from './texts'

const statuses = () => orderStatuses.map((status) => ({ value: status, label: orderTexts.statusNames[status] }))

export function OrderFilterFields({ list }: { list: ListSearch }) {
  return (
    <div className="mb-4">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.search}
        placeholder={texts.searchExample}
        gridClass="grid-cols-2 max-sm:[&>*:first-child]:col-span-2 sm:max-w-2xl sm:grid-cols-3"
      >
        <SelectFilter list={list} name="status" label={texts.status} options={statuses()} />
        <DayRange list={list} />
      </FilterBar>
      <SortSelect columns={columns()} value={list.sort} onChange={list.setSort} />
    </div>
  )
}

import { texts as documentTexts } from '../../../parts/billing/texts'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import { formatMonth, recentMonths } from '../../../parts/supply/statements/months'
import { SortSelect } from '../../../ui/lists/sort-select'
import { filterNames } from './invoices-query'
import { columns } from './invoices-table'
import { texts } from './texts'

const kinds = () =>
  (['invoice', 'credit', 'debit'] as const).map((value) => ({ value, label: documentTexts.kinds[value] }))

/** `now` comes with the page, so that both sides draw the same months. */
export function InvoiceFilterFields({ list, now }: { list: ListSearch; now: string }) {
  const months = recentMonths(new Date(now)).map((value) => ({ value, label: formatMonth(value) }))
  return (
    <div className="mb-4">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.search}
        placeholder={texts.searchExample}
        gridClass="grid-cols-2 sm:max-w-2xl"
      >
        <SelectFilter list={list} name="kind" label={texts.kind} options={kinds()} />
        <SelectFilter list={list} name="month" label={texts.month} options={months} />
      </FilterBar>
      <SortSelect columns={columns()} value={list.sort} onChange={list.setSort} />
    </div>
  )
}

import { enquiryStatuses } from '@lohahaat/domain/sourcing/enquiry'
import { texts as enquiryTexts } from '../../../parts/sourcing/enquiry/texts'
import { DayRange } from '../../../parts/platform/list/day-range'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import { filterNames } from './enquiries-query'
import { texts } from './texts'

interface Department {
  departmentId: number
  departmentName: string
}

interface EnquiryFiltersProps {
  list: ListSearch
  departments: readonly Department[]
}

const statuses = () => enquiryStatuses.map((status) => ({ value: status, label: enquiryTexts.status[status] }))

export function EnquiryFilters({ list, departments }: EnquiryFiltersProps) {
  const categories = departments.map(({ departmentId, departmentName }) => ({
    value: departmentId,
    label: departmentName,
  }))
  return (
    <div className="mb-2">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.search}
        placeholder={texts.searchExample}
        gridClass="grid-cols-2 sm:max-w-3xl sm:grid-cols-4"
      >
        <SelectFilter list={list} name="status" label={texts.status} options={statuses()} />
        <SelectFilter list={list} name="department" label={texts.productCategory} options={categories} />
        <DayRange list={list} />
      </FilterBar>
    </div>
  )
}

import { DayRange } from '../platform/list/day-range'
import type { ListSearch } from '../platform/list/use-list-search'

/** The first and the last day of an account. */
export const PeriodFields = ({ list }: { list: ListSearch }) => (
  <div className="grid max-w-md grid-cols-2 gap-x-3">
    <DayRange list={list} />
  </div>
)

import { SelectField } from '../../../ui/fields/select-field'
import type { ListSearch } from '../../platform/list/use-list-search'
import { formatMonth, recentMonths } from './months'
import { texts } from './texts'

/** Chooses the month of a statement; kept in the URL. `now` comes with the page, so that both sides draw the same. */
export const MonthField = ({ list, month, now }: { list: ListSearch; month: string; now: string }) => (
  <SelectField
    label={texts.month}
    placeholder={null}
    options={[...new Set([...recentMonths(new Date(now)), month])].map((value) => ({
      value,
      label: formatMonth(value),
    }))}
    value={list.filter('month') || month}
    onChange={({ currentTarget }) => list.change({ month: currentTarget.value })}
    className="sm:w-60"
  />
)

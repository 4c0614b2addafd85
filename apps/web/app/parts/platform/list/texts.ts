import { formatCount } from '../../../ui/format-count'

export const texts = {
  all: 'All',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${formatCount(count)})`,
  clearFilters: 'Clear the filters',
  from: 'From',
  to: 'To',
  beforeFirstDay: 'Before the first day.',
}

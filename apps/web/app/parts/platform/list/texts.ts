import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  all: 'All',
  nothingFound: 'Nothing found',
  showAll: 'Show all',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${formatCount(count)})`,
  clearFilters: 'Clear the filters',
  atLeast: (count: number) => `${formatCount(count)}+`,
  from: 'From',
  to: 'To',
  beforeFirstDay: 'Before the first day.',
}

export const texts = inLanguages({ en })

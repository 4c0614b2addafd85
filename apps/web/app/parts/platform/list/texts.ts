import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

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

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

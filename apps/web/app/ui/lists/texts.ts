import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,

  showMore: (count: number) => `Show ${formatCount(count)} more`,

  showMoreOf: (next: number, left: number) => `Show ${formatCount(next)} more of ${formatCount(left)}`,

  showFewer: 'Show fewer',

  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${formatCount(page)}`,
    pageOf: (page: number, count: number) => `Page ${formatCount(page)} of ${formatCount(count)}`,
    rows: (first: number, last: number, total: number) =>
      `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`,
    noRows: (total: number) => `0 of ${formatCount(total)}`,
  },

  sort: {
    label: 'Sort by',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

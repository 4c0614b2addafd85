import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  dismissToast: 'Dismiss',
  clearSearch: 'Clear the search',
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  showMore: (count: number) => `Show ${formatCount(count)} more`,
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

  range: {
    legend: (title: string, unit: string) => `${title}, ${unit}`,
    from: 'from',
    between: 'to',
    to: 'to',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

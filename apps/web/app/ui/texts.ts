import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading…',
  nothingChosen: 'Please Select',
  breadcrumbs: 'Breadcrumbs',
  dismissToast: 'Dismiss',
  clearSearch: 'Clear the search',
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  showMoreOf: (next: number, left: number) => `Show ${formatCount(next)} more of ${formatCount(left)}`,
  showFewer: 'Show fewer',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  mostCharacters: (count: number) => `At most ${formatCount(count)} characters`,
  charactersLeft: (count: number) => `${formatCount(count)} left`,

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

  range: {
    legend: (title: string, unit: string) => `${title}, ${unit}`,
    from: 'from',
    between: 'to',
    to: 'to',
  },

  file: {
    choose: '<choose>Choose a file</choose> <drop>or drop it here</drop>',
    replace: 'Replace',
    camera: 'Take a photo',
    wrongKind: (name: string) => `${name} is not of the kind that is needed here.`,
    kilobytes: (size: number) => `${formatCount(size)} KB`,
    megabytes: (size: number) => `${formatCount(size)} MB`,
  },

  timeLeft: {
    days: (count: number) => `${count} d`,
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
    left: (time: string) => `${time} left`,
    none: 'Expired',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

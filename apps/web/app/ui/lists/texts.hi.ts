import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  removeFilter: (filter: string) => `फ़िल्टर ${filter} हटाएँ`,

  showMore: (count: number) => `${formatCount(count)} और दिखाएँ`,

  showMoreOf: (next: number, left: number) => `बाक़ी ${formatCount(left)} में से ${formatCount(next)} और दिखाएँ`,

  showFewer: 'कम दिखाएँ',

  pager: {
    label: 'पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page: number) => `पेज ${formatCount(page)}`,
    pageOf: (page: number, count: number) => `पेज ${formatCount(page)}, कुल ${formatCount(count)}`,
    rows: (first: number, last: number, total: number) =>
      `${formatCount(total)} में से ${formatCount(first)}–${formatCount(last)}`,
    noRows: (total: number) => `${formatCount(total)} में से 0`,
  },

  sort: {
    label: 'क्रम',
    ascending: (column: string) => `${column}, बढ़ता हुआ`,
    descending: (column: string) => `${column}, घटता हुआ`,
  },
}

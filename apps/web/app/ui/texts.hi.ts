import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  cancel: 'रहने दें',
  tryAgain: 'दोबारा कोशिश करें',
  dismissToast: 'बंद करें',
  clearSearch: 'खोज साफ़ करें',
  removeFilter: (filter: string) => `फ़िल्टर ${filter} हटाएँ`,
  showMore: (count: number) => `${formatCount(count)} और दिखाएँ`,
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

  range: {
    legend: (title: string, unit: string) => `${title}, ${unit}`,
    from: 'कम से कम',
    between: 'से',
    to: 'ज़्यादा से ज़्यादा',
  },
}

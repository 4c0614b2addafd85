import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  all: 'सभी',
  nothingFound: 'कुछ नहीं मिला',
  showAll: 'सब दिखाएँ',
  filters: 'फ़िल्टर',
  filtersSet: (count: number) => `फ़िल्टर (${formatCount(count)})`,
  clearFilters: 'फ़िल्टर हटाएँ',
  atLeast: (count: number) => `${formatCount(count)}+`,
  from: 'कब से',
  to: 'कब तक',
  beforeFirstDay: 'यह पहली तारीख़ से पहले की है।',
}

import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  tickAllFound: 'जो मिले, सब चुनें',
  clearSearch: 'खोज साफ़ करें',
  found: (count: number) => `${formatCount(count)} मिले`,
  nothingFound: 'कुछ नहीं मिला',
  ticked: (ticked: number, of: number) => `${formatCount(of)} में से ${formatCount(ticked)}`,
}

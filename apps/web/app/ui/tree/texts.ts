import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  tickAllFound: 'Tick all found',
  clearSearch: 'Clear the search',
  found: (count: number) => `${formatCount(count)} found`,
  nothingFound: 'Nothing found',
  ticked: (ticked: number, of: number) => `${formatCount(ticked)} of ${formatCount(of)}`,
}

export const texts = inLanguages({ en })

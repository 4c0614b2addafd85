import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  tickAllFound: 'Tick all found',
  clearSearch: 'Clear the search',
  found: (count: number) => `${formatCount(count)} found`,
  nothingFound: 'Nothing found',
  ticked: (ticked: number, of: number) => `${formatCount(ticked)} of ${formatCount(of)}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

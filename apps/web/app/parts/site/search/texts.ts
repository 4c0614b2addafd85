import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  suggestions: 'Suggestions',
  items: 'Items, lowest ₹/MT first',
  sizes: 'Sizes',
  classes: 'Classes',
  makes: 'Makes',
  perTon: (rate: string) => `${rate}/MT`,
  count: (items: number) => plural(items, { one: '# item', other: '# items' }),
  beside: (words: string) => `“${words}”`,
  /** For screen readers, while the list is open. */
  announced: (options: number) => `${formatCount(options)} suggestions, arrow keys move`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

import { formatCount } from './format-count'

const rules = new Intl.PluralRules('en-IN')

interface Forms {
  one: string
  other: string
}

/** The form of a text that its count asks for, with the count in the place of `#`: 1 line, 40 lines. */
export const plural = (count: number, forms: Forms) =>
  (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', formatCount(count))

import { formatCount } from './format-count'

const rules = new Intl.PluralRules('en-IN')

interface Forms {
  one: string
  other: string
}

/** The plural form for a count, with the count in place of `#`: 1 line, 40 lines. */
export const plural = (count: number, forms: Forms) =>
  (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', formatCount(count))

const rules = new Intl.PluralRules('en-IN')
const lakhGrouping = new Intl.NumberFormat('en-IN')

/** The form of a text that its count asks for, with the count in the place of `#`: 1 price, 40 prices. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', lakhGrouping.format(count))

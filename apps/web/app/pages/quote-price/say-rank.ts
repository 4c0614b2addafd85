const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place among the quotes: Your quote is 2nd of 4. */
export const sayRank = ({ place, of }: { place: number; of: number }) =>
  `Your quote is ${place}${endings[ordinals.select(place)] ?? 'th'} of ${of}`

import { locale } from './language'

/** One object of `Intl` for each locale, made when it is first used: making one takes far longer than using it. */
function perLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const wanted = locale()
    const known = made.get(wanted)
    if (known !== undefined) return known
    const fresh = make(wanted)
    made.set(wanted, fresh)
    return fresh
  }
}

/**
 * Numbers as the reader's language writes them. What needs neither rounding nor a sign of its own is written without
 * `Intl`: making its first formatter takes a phone longer than the rest of a page.
 * @__NO_SIDE_EFFECTS__
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number | bigint) => string {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options))
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(least, 3), ...others } = options
  const isPlain = Object.keys(others).length === 0
  return (value) => (isPlain && locale().endsWith('-IN') && writePlain(value, least, most)) || format().format(value)
}

/** A decimal in lakhs and crores, as English and Hindi write it in India; empty where it would have to be rounded. */
function writePlain(value: number | bigint, least: number, most: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === '' || fraction.length > most) return ''
  const digits = fraction.padEnd(least, '0')
  return `${sign}${whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')}${digits && `.${digits}`}`
}

/**
 * Lists as the reader's language joins them.
 * @__NO_SIDE_EFFECTS__
 */
export function listFormat(options: Intl.ListFormatOptions): (entries: Iterable<string>) => string {
  const format = perLocale((locale) => new Intl.ListFormat(locale, options))
  return (entries) => format().format(entries)
}

/** As counts are read in India: 1,23,456. */
export const formatCount = /* @__PURE__ */ numberFormat()

const pluralRules = /* @__PURE__ */ perLocale((locale) => new Intl.PluralRules(locale))

/** The form of a text for its count, with the count in the place of `#`: 1 price, 40 prices. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  (pluralRules().select(count) === 'one' ? forms.one : forms.other).replace('#', formatCount(count))

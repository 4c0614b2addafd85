import { shortest } from '../../../catalogue/list-reader/text/tokens'
import type { PriceUnit } from '../../../catalogue/price-unit'
import type { Clause } from './clause'
import { anyOf, FIGURE, RUPEES } from './words'

/** A price as it stands. */
export interface PriceSaid {
  /** Rupees. */
  text: string
  /** Null where it isn't named. */
  unit: PriceUnit | null
  doubts: readonly ('priceRange' | 'approximate' | 'unitAssumed')[]
}

const units: readonly (readonly [PriceUnit, string])[] = [
  ['Ton', 'pmt|mt|m\\.t|ton|tons|tonne|t|tn|टन|एमटी'],
  ['Kg', 'kg|kgs|kilo|k\\.g|किलो|केजी'],
  ['Pieces', 'pc|pcs|piece|pieces|nos|no|nag|each|ea|नग|पीस|pipe|पाइप'],
  ['Metre', 'm|mtr|mtrs|meter|metre|rmt|rm|मीटर'],
]
const ALL_UNITS = units.map(([, words]) => words).join('|')
/** '2250 per pipe', though '61500 pipe' is per whatever. */
const PER_UNIT = anyOf(ALL_UNITS)
const UNIT = anyOf(ALL_UNITS.replace(/\|pipe\|पाइप/, ''))
const SCALE = anyOf('k|thousand|hazar|hajar|हजार|lakh|lac|lacs|lakhs|लाख')
const PER = `(?:\\/-?|per|prati|प्रति|p\\.)`
const MARK = `(?:@|${RUPEES}|rate|price|bhav|bhaav|भाव|रेट)`
/** A figure that no cross, point or other digit makes part of something else, and no unit of a measure. */
const ALONE = `(?<![\\d.,x*+%/-]|[x*]\\s)(${FIGURE})`
const RANGE = `(?:\\s*(?:-|to|se|से)\\s*(${FIGURE}))?`
const SLASH = `(?:\\s*\\/-)?`
const PAID = `(?:\\s*${RUPEES})?`
const NO_MEASURE = `(?![\\d.,]*\\d|\\s*(?:[x*"%]|${anyOf('km|kms|mm|nb|od|inch|इंच|एमएम|एनबी|swg|gauge|गेज|ft|feet|फुट|st|nd|rd|th')}))`
const APPROX = anyOf('approx|appx|around|about|lagbhag|karib|kareeb|almost|लगभग|करीब')

/** Rupees are named, a unit is, or a scale: such a figure is a price whatever stands beside it. */
const declared = [
  `(?<mark>${MARK})\\s*[:=-]*\\s*(?:${RUPEES}\\s*)?${ALONE}${RANGE}\\s*(${SCALE})?${SLASH}${PAID}\\s*(?:${PER}?\\s*(${UNIT}))?${NO_MEASURE}`,
  `${ALONE}${RANGE}\\s*(${SCALE})${SLASH}${PAID}\\s*(?:${PER}?\\s*(${UNIT}))?${NO_MEASURE}`,
  `${ALONE}${RANGE}\\s*(${SCALE})?${SLASH}${PAID}\\s*${PER}\\s*(${PER_UNIT})${NO_MEASURE}`,
  `${ALONE}${RANGE}\\s*(${SCALE})?${SLASH}${PAID}\\s*(${anyOf('each|ea')})${NO_MEASURE}`,
  `${ALONE}${RANGE}\\s*(${SCALE})?\\s*(?:\\/-|${RUPEES})\\s*(?:${PER}?\\s*(${UNIT}))?${NO_MEASURE}`,
]
/** So many rupees of a bare figure are a price per ton and nothing else. */
const large = `(?<![\\d.,x*+%/-]|[x*]\\s)(\\d{5,6}|\\d{2},\\d{3}|\\d,\\d{2},\\d{3})${RANGE}()\\s*(?:(?:${PER})?\\s*(${UNIT}))?${NO_MEASURE}`
const COUNTED = `(?!\\s*-?\\s*${anyOf('mt|ton|tons|टन|nos|no|pcs|pc|piece|pieces|nag|नग|पीस|mtr|mtrs|m|meter|metre|मीटर|kg|kgs|kilo|किलो|bundle|truck')})`
/** '62 kg' of an answer is a price more often than a weight. */
const perKilo = `${ALONE}${RANGE}()\\s*(${anyOf('kg|kgs|kilo|किलो')})${NO_MEASURE}`
/** So is '2250 pc', of which no line has so many. */
const perPiece = `(?<![\\d.,x*+%/-]|[x*]\\s)(\\d{4}|\\d,\\d{3})${RANGE}()\\s*(${anyOf('pc|pcs|piece|nag|नग|पीस')})${NO_MEASURE}`
const bare = `${ALONE}${RANGE}()()${COUNTED}${NO_MEASURE}`

const scales: readonly (readonly [bigint, RegExp])[] = [
  [100_000n, /^(?:lakh|lac|lacs|lakhs|लाख)$/],
  [1000n, /^(?:k|thousand|hazar|hajar|हजार)$/],
]

/** The prices of a clause. A bare figure is one only where nothing else is measured. */
export function readPrices(clause: Clause, isBareAllowed: boolean): PriceSaid[] {
  const prices: PriceSaid[] = []
  const isVague = clause.take(`${APPROX}|~`) !== null
  for (const source of [...declared, large, bare, perKilo, perPiece]) {
    // Beside a price that is surely one, a small figure is something else.
    if ([bare, perKilo, perPiece].includes(source) && (!isBareAllowed || prices.length > 0)) break
    for (let match = clause.take(source); match; match = clause.take(source)) {
      const [figure = '', to, scale, unit] = match
        .filter((_, at) => at > 0)
        .slice(source.startsWith('(?<mark>') ? 1 : 0)
      prices.push({
        text: rupees(figure, scale),
        unit:
          units.find(([, words]) => unit !== undefined && new RegExp(`^(?:${words})$`, 'u').test(unit))?.[0] ?? null,
        doubts: [
          ...(to === undefined ? [] : ['priceRange' as const]),
          ...(isVague ? ['approximate' as const] : []),
          ...([perKilo, perPiece].includes(source) ? ['unitAssumed' as const] : []),
        ],
      })
    }
  }
  return prices
}

/** '61.5' thousand are 61500, without a float in between. */
function rupees(figure: string, scale: string | undefined): string {
  const factor = scales.find(([, words]) => scale !== undefined && words.test(scale))?.[0] ?? 1n
  const [whole = '0', fraction = ''] = figure.replaceAll(',', '').split('.')
  const scaled = BigInt(whole + fraction) * factor
  const digits = String(scaled).padStart(fraction.length + 1, '0')
  const point = digits.length - fraction.length
  return shortest(fraction === '' ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`)
}

import { vocabulary } from '../../../catalogue/list-reader/text/words'
import { shortest } from '../../../catalogue/list-reader/text/tokens'
import type { Clause } from '../clause/clause'
import { inOwnWords } from '../clause/own-words'
import { anyOf, EXTRA, FIGURE, fillers, INCLUDED, RUPEES } from '../clause/words'

export interface FreightSaid {
  /** Rupees per MT; null where it isn't said, or not so. */
  perTon: string | null
  /** In the words of the answer, where the form has no field for it. */
  remark: string | null
  doubt: 'exWorks' | 'freightUnit' | 'freightPerTruck' | 'freightExtra' | null
}

const FREIGHT =
  'freight|frt|frieght|fright|tpt|bhada|bhaada|kiraya|transport|transportation|transporting|cartage|gadi bhada|भाडा|किराया|ढुलाई|फ्रेट'
const PER_TON = 'mt|pmt|ton|tons|tonne|t|टन'
const PER_KG = 'kg|kilo|किलो'
const PER_TRUCK = 'truck|trip|gadi|gaadi|vehicle|trailer|load|ट्रक|गाडी'
const AMOUNT = `(?:${RUPEES}\\s*)?(${FIGURE})\\s*(${anyOf('k|hazar|hajar|हजार')})?(?:\\s*\\/-)?(?:\\s*${RUPEES})?\\s*(?:(?:\\/|per|prati|प्रति)\\s*)?(${anyOf(`${PER_TON}|${PER_KG}|${PER_TRUCK}`)})?(?![\\d.,]*\\d)`
/** From one figure to another: no field takes that. */
const BETWEEN = `(?:${RUPEES}\\s*)?${FIGURE}\\s*(?:-|to|se|से)\\s*(?:${RUPEES}\\s*)?${FIGURE}(?:\\s*(?:\\/|per|prati|प्रति)?\\s*${anyOf(`${PER_TON}|${PER_KG}|${PER_TRUCK}`)})?`
const PLACES = '(?:works?|yard|godown|mill|factory|plant|warehouse|depot|stock)'
const EX = `(?<![\\p{L}\\p{M}])(?:ex|एक्स)(?:[\\s.:-]+|(?=${PLACES}))(?:${PLACES}(?![\\p{L}]))?\\s*(?:from\\s*)?((?:[\\p{L}\\p{M}]{3,}\\s?){0,2})`
const DELIVERED = anyOf(
  'f\\.o\\.r|for site|for delivery|for destination|for delivered|delivered|door delivery|site pahunch|pahunch|site delivery|पहुंच',
)

/** More without a unit is no freight of a ton. */
const MOST_PER_TON = 5000

/** What freight costs, and from where the steel is priced. */
export function readFreight(clause: Clause): FreightSaid | null {
  const isFree =
    clause.take(`${anyOf(FREIGHT)}\\s*[:-]?\\s*${anyOf(`${INCLUDED}|nil|hamara`)}`) ??
    clause.take(`${anyOf(`${INCLUDED}|with`)}\\s*${anyOf(`${FREIGHT}|delivery`)}`) ??
    clause.take(`${anyOf('delivery')}\\s*${anyOf('free')}`)
  if (isFree) return { perTon: '0', remark: null, doubt: null }
  const ranged = clause.take(`${anyOf(FREIGHT)}\\s*[:@=-]*\\s*${BETWEEN}`)
  if (ranged) return { perTon: null, remark: inOwnWords(ranged[0]), doubt: 'freightPerTruck' }
  const truck = clause.take(
    `${anyOf(PER_TRUCK)}\\s*[:@=-]*\\s*(?:${RUPEES}\\s*)?(?:\\d{4,5}|\\d{1,2},\\d{3})(?![\\d.,]*\\d)`,
  )
  if (truck) return { perTon: null, remark: inOwnWords(truck[0]), doubt: 'freightPerTruck' }
  const amount =
    clause.take(
      `\\+?\\s*${anyOf(FREIGHT)}\\s*[:@=-]*(?:\\s*${anyOf(EXTRA)})?\\s*[:@=-]*\\s*${AMOUNT}(?:\\s*${anyOf(`${EXTRA}|lagega|लगेगा`)})?`,
    ) ?? clause.take(`\\+?\\s*${AMOUNT}\\s*${anyOf(FREIGHT)}(?:\\s*${anyOf(`${EXTRA}|lagega|लगेगा`)})?`)
  if (amount) return charged(amount)
  const extra = clause.take(
    `${anyOf(FREIGHT)}\\s*[:-]?\\s*(?:${anyOf(`${EXTRA}|to pay|topay|buyer|aapka|apka|at actual|as actual|as per actual|actual|by buyer|आपका`)})?`,
  )
  if (extra) return { perTon: null, remark: inOwnWords(extra[0]), doubt: 'freightExtra' }
  const ex = placed(clause, EX)
  if (ex !== null) return { perTon: null, remark: ex, doubt: 'exWorks' }
  const delivered = placed(clause, `${DELIVERED}[\\s:-]*((?:[\\p{L}\\p{M}]{3,}\\s?){0,2})`)
  return delivered === null ? null : { perTon: '0', remark: delivered, doubt: null }
}

function charged([said, figure = '', scale, unit]: readonly (string | undefined)[]): FreightSaid {
  const value = Number(figure.replaceAll(',', '')) * (scale === undefined ? 1 : 1000)
  const is = (words: string) => unit !== undefined && new RegExp(`^(?:${words})$`, 'u').test(unit)
  if (is(PER_TRUCK)) return { perTon: null, remark: inOwnWords(said), doubt: 'freightPerTruck' }
  if (is(PER_KG)) return { perTon: shortest((value * 1000).toFixed(2)), remark: null, doubt: null }
  if (is(PER_TON)) return { perTon: shortest(value.toFixed(2)), remark: null, doubt: null }
  return value > MOST_PER_TON
    ? { perTon: null, remark: inOwnWords(said), doubt: 'freightPerTruck' }
    : { perTon: shortest(value.toFixed(2)), remark: null, doubt: 'freightUnit' }
}

/** Takes a term with the place behind it; a word that means something else is no place, and stays. */
function placed(clause: Clause, source: string): string | null {
  const match = clause.has(source) ? clause.take(source) : null
  if (!match) return null
  const words = (match[1] ?? '').trim().split(/\s+/).filter(Boolean)
  const first = words.findIndex((word) => vocabulary.has(word) || fillers.has(word))
  const place = first < 0 ? words : words.slice(0, first)
  clause.giveBack(words.slice(place.length).join(' '))
  const term = (match[0] ?? '').trim().slice(0, -(match[1] ?? '').trim().length || undefined)
  return inOwnWords([term, ...place].join(' '))
}

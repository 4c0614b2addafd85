import type { Clause } from '../clause/clause'
import { anyOf, DAYS, HOURS, MONTHS, WEEKS } from '../clause/words'

export interface DaysSaid {
  days: number
  doubt: 'daysUnclear' | 'daysRange' | null
}

const SPAN = `(\\d{1,3})(?:\\s*(?:-|to|se|से)\\s*(\\d{1,3}))?\\s*(${anyOf(`${DAYS}|${WEEKS}|${HOURS}|${MONTHS}`)})`
const DELIVERY =
  'delivery|deliver|delivered|delivry|dely|dispatch|despatch|supply|loading|ready|lead time|within|gadi|lagenge|lagega|milega|डिलीवरी|लोडिंग|माल'
const AFTER = `(?:me|mein|m|में|ke andar|के अंदर|baad|बाद)?\\s*(?:${DELIVERY})|me|mein|में|ke andar|के अंदर|lagenge|लगेंगे`
const TODAY = 'aaj|today|आज'
const AT_ONCE = 'immediate|immediately|turant|same day|तुरंत|फौरन'
const VALID = 'validity|valid|वैलिड|वैध|मान्य'

/** In how many days it comes; a bare number of days may as well say how long the price holds. */
export function readDays(clause: Clause): DaysSaid | null {
  const near = clause.take(`${anyOf(DELIVERY)}[\\s:=-]*(?:in|time|within|me)?\\s*${SPAN}(?:\\s*${anyOf(AFTER)})?`)
  const said = near ?? clause.take(`${SPAN}\\s*${anyOf(AFTER)}`)
  if (said) return spanned(said, null)
  const day =
    clause.take(`(?:${anyOf(DELIVERY)}\\s*)?${anyOf(AT_ONCE)}(?:\\s*${anyOf(DELIVERY)})?`) ??
    clause.take(`${anyOf(TODAY)}\\s*(?:hi\\s*)?${anyOf(DELIVERY)}`)
  if (day) return { days: 0, doubt: null }
  const tomorrow =
    clause.take(`${anyOf(DELIVERY)}\\s*${anyOf('kal|tomorrow|कल')}`) ??
    clause.take(`${anyOf('kal|tomorrow|कल')}\\s*(?:tak\\s*)?${anyOf(DELIVERY)}`)
  if (tomorrow) return { days: 1, doubt: null }
  if (clause.take(`${anyOf('kal|tomorrow|कल')}(?!\\s+${anyOf('wala|wale|wali|jaisa|वाला|वाले|वाली|जैसा')})`))
    return { days: 1, doubt: 'daysUnclear' }
  const bare = clause.take(SPAN)
  return bare && spanned(bare, 'daysUnclear')
}

function spanned([, from = '', to, unit = '']: readonly (string | undefined)[], doubt: DaysSaid['doubt']): DaysSaid {
  const last = Number(to ?? from)
  const is = (words: string) => new RegExp(`^(?:${words})$`, 'u').test(unit)
  const days = is(WEEKS) ? last * 7 : is(HOURS) ? Math.ceil(last / 24) : is(MONTHS) ? last * 30 : last
  return { days, doubt: to === undefined ? (is(MONTHS) ? 'daysUnclear' : doubt) : 'daysRange' }
}

export interface ValiditySaid {
  /** In India, as 2026-11-20T23:59. */
  until: string
  isUnclear: boolean
}

const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DATE = `(\\d{1,2})(?:st|nd|rd|th)?\\s*[./ -]\\s*(\\d{1,2}|(?:${MONTH_NAMES.join('|')})[a-z]*)(?:\\s*[./ -]\\s*(?:20)?(\\d{2}))?`
const TILL = 'till|until|upto|up to|tak|तक'

/** Until when the price holds, which a day ends; `today` is the day in India. */
export function readValidity(clause: Clause, today: string): ValiditySaid | null {
  const said =
    clause.take(`${anyOf(VALID)}[\\s:=-]*(?:for|of|up ?to)?\\s*${SPAN}(?:\\s*${anyOf(TILL)})?`) ??
    clause.take(`${SPAN}\\s*(?:${anyOf(`${TILL}|ke liye|के लिए`)}\\s*)?${anyOf(VALID)}`)
  if (said) return after(today, spanned(said, null).days, said[2] !== undefined)
  const holds = clause.take(`${SPAN}\\s*${anyOf(TILL)}`)
  if (holds) return after(today, spanned(holds, null).days, true)
  const dated =
    clause.take(`${anyOf(VALID)}[\\s:=-]*(?:${anyOf(TILL)}\\s*)?${DATE}(?:\\s*${anyOf(TILL)})?`) ??
    clause.take(`${DATE}\\s*${anyOf(TILL)}\\s*(?:${anyOf(VALID)})`)
  if (dated) return on(today, dated, false)
  const until = clause.take(`${DATE}\\s*${anyOf(TILL)}`) ?? clause.take(`${anyOf(TILL)}\\s*${DATE}`)
  if (until) return on(today, until, true)
  if (
    clause.take(`(?:${anyOf(VALID)}[\\s:=-]*(?:(?:${anyOf(TILL)}|for)\\s*)?)${anyOf(TODAY)}`) ??
    clause.take(`${anyOf(TODAY)}\\s*(?:shaam\\s*)?(?:${anyOf(`${TILL}|only|hi`)})(?:\\s*${anyOf(VALID)})?`)
  )
    return after(today, 0, false)
  if (
    clause.take(
      `${anyOf(TODAY)}(?!\\s*(?:hi\\s*)?${anyOf(DELIVERY)})(?:\\s*(?:ka|का|s))?(?:\\s*${anyOf('rate|bhav|price|भाव|रेट')})?`,
    )
  )
    return after(today, 0, true)
  return clause.take(anyOf(VALID)) ? after(today, 0, true) : null
}

const after = (today: string, days: number, isUnclear: boolean): ValiditySaid => {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return { until: `${day}T23:59`, isUnclear }
}

/** The next such day; one that the calendar hasn't is no day. */
function on(
  today: string,
  [, day = '', month = '', year]: readonly (string | undefined)[],
  isUnclear: boolean,
): ValiditySaid | null {
  const number = /^\d/.test(month) ? Number(month) : MONTH_NAMES.indexOf(month.slice(0, 3)) + 1
  const thisYear = Number(today.slice(0, 4))
  const written = (full: number) => `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const said =
    year === undefined
      ? written(thisYear) < today
        ? written(thisYear + 1)
        : written(thisYear)
      : written(2000 + Number(year))
  const date = new Date(`${said}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said)
  return isDay ? { until: `${said}T23:59`, isUnclear: isUnclear || said < today } : after(today, 0, true)
}

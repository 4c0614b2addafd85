import { formatDay } from '../platform/ist'
import { inLanguages, language } from '../platform/language'

const texts = inLanguages({
  en: {
    back: (day: string) => `Back on ${day}`,
    backThen: (day: string, days: string) => `Back on ${day}, then ${days}`,
  },
  hi: {
    back: (day: string) => `${day} से फिर मिलेगा`,
    backThen: (day: string, days: string) => `${day} से फिर मिलेगा, उसके बाद ${days}`,
  },
})

const readyStock = /^ready stock\b[\s:,-]*\(?(.*?)\)?$/i

/**
 * How soon an item comes. Ready stock is promised only where tons are counted and left, and its seller is open;
 * otherwise its days are.
 */
export function deliveryOf(delivery: string, available: bigint | number | null, backOn: string | null): string {
  const isReady = available !== null && available > 0 && backOn === null
  const days = isReady ? delivery : (readyStock.exec(delivery)?.[1] ?? delivery)
  if (backOn === null) return days
  const day = formatDay(backOn)
  return days === '' ? texts.back(day) : texts.backThen(day, days)
}

/** The words that trade writes delivery in; the figures between them stay. */
const hindiWords = [
  [/\bready stock\b/gi, 'तैयार माल'],
  [/\bmill rolling\b/gi, 'मिल रोलिंग'],
  [/\bwithin ([\d\s-]+(?:days?|weeks?))\b/gi, '$1 में'],
  [/\bdays?\b/gi, 'दिन'],
  [/\bweeks?\b/gi, 'हफ़्ते'],
] as const

/**
 * How soon something comes, for the reader. Administrators enter it in English; whatever has a word that is unknown here
 * stays as they wrote it, so that nobody reads half a sentence. What is stored is never this.
 */
export function sayDelivery(delivery: string): string {
  if (language() === 'en') return delivery
  const said = hindiWords.reduce((text, [english, hindi]) => text.replaceAll(english, hindi), delivery)
  return /[a-z]/i.test(said) ? delivery : said
}

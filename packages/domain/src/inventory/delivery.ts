import { formatDay } from '../platform/ist'
import { inLanguages, language } from '../platform/language'

interface DeliveryTexts {
  back: (day: string) => string
  backThen: (day: string, days: string) => string
  words: readonly (readonly [RegExp, string])[]
}

const texts: DeliveryTexts = inLanguages({
  en: {
    back: (day) => `Back on ${day}`,
    backThen: (day, days) => `Back on ${day}, then ${days}`,
    words: [],
  },
  hi: {
    back: (day) => `${day} से फिर मिलेगा`,
    backThen: (day, days) => `${day} से फिर मिलेगा, उसके बाद ${days}`,
    /** In which the trade writes delivery in English; the figures between them stay. */
    words: [
      [/\bready stock\b/gi, 'तैयार माल'],
      [/\bmill rolling\b/gi, 'मिल रोलिंग'],
      [/\bwithin ([\d\s-]+(?:days?|weeks?))\b/gi, '$1 में'],
      [/\bdays?\b/gi, 'दिन'],
      [/\bweeks?\b/gi, 'हफ़्ते'],
    ],
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

/**
 * How soon something comes, for the reader. Administrators enter it in English; whatever has a word that is unknown here
 * stays as they wrote it, so that nobody reads half a sentence. What is stored is never this.
 */
export function sayDelivery(delivery: string): string {
  if (language() === 'en') return delivery
  const said = texts.words.reduce((text, [english, word]) => text.replaceAll(english, word), delivery)
  return /[a-z]/i.test(said) ? delivery : said
}

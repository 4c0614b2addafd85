import { formatDay } from '../platform/ist'
import { inLanguages } from '../platform/language'

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

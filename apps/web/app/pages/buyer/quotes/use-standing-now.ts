import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useClock } from '../../../ui/use-clock'

/** The quotes with those expired that ran out while one was looking at them. */
export function useStandingNow(quotes: readonly Quote[]): readonly Quote[] {
  const ids = useClock((now) =>
    quotes
      .filter(({ validUntil }) => validUntil !== null && Date.parse(validUntil) <= now)
      .map(({ quoteId }) => quoteId)
      .join(' '),
  )
  const expired = new Set(ids?.split(' ').map(Number))
  return quotes.map((quote) => (expired.has(quote.quoteId) ? { ...quote, expired: true } : quote))
}

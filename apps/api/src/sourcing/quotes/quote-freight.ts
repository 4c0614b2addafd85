import type { QuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { estimateFreight } from '@lohahaat/domain/inventory/freight/freight'
import { toRupees } from '@lohahaat/domain/platform/money'
import { currentFreightTerms } from '../../inventory/freight/freight-terms.repository'
import { findWay } from '../../inventory/freight/price-ways'
import type { Database } from '../../platform/db/db'
import { compareQuotes } from './read-quotes'

/** Estimates for what has no freight of its own yet: a quote that names freight, and an award, mean what they say. */
export async function loadQuoteFreight(db: Database, actor: Actor, enquiryId: number): Promise<QuoteFreight[]> {
  const { about, quotes } = await compareQuotes(db, actor, enquiryId)
  const terms = await currentFreightTerms(db)
  if (!terms || about.enquiry.status !== 'InProgress') return []
  const told: QuoteFreight[] = []
  for (const { quote, partyPin, totals } of quotes) {
    if (quote.freightPaisePerTon !== null || partyPin === null) continue
    const way = await findWay(terms, partyPin, about.enquiry.deliveryPinCode)
    const estimate = way && estimateFreight(way, totals.grams)
    if (!estimate) continue
    told.push({ quoteId: quote.id, km: way.km, days: way.days, rupeesPerTon: toRupees(estimate.paisePerTon) })
  }
  return told
}

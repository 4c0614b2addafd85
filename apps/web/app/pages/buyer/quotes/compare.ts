import { locale } from '@lohahaat/domain/platform/language'
import type { Quote } from '@lohahaat/domain/sourcing/quote'

type Standing = Pick<Quote, 'outdated' | 'expired'>

/** Whether a quote is still valid, and can be accepted. */
const stands = ({ outdated, expired }: Standing) => !outdated && !expired

/**
 * The valid quotes with the lowest value. None if all are equal or only one is valid: marking everything says nothing.
 */
export function lowestBy(quotes: readonly Quote[], figure: (quote: Quote) => number | null): ReadonlySet<Quote> {
  const compared = quotes.filter((quote) => stands(quote) && figure(quote) !== null)
  const lowest = Math.min(...compared.map((quote) => figure(quote) ?? Infinity))
  const winners = compared.filter((quote) => figure(quote) === lowest)
  return new Set(winners.length < compared.length ? winners : [])
}

/** What quotes can be compared by only where each offers every line. */
export const ofWhole = (figure: (quote: Quote) => number) => (quote: Quote) => (quote.complete ? figure(quote) : null)

export type Sorting = 'landed' | 'total' | 'party' | 'quotedAt'

const orders: Record<Sorting, (one: Quote, other: Quote) => number> = {
  landed: (one, other) =>
    invalidLast(one, other) || fewerLinesLast(one, other) || one.landedCostPerTon - other.landedCostPerTon,
  total: (one, other) => invalidLast(one, other) || fewerLinesLast(one, other) || one.totalPrice - other.totalPrice,
  party: (one, other) => one.party.localeCompare(other.party, locale()),
  quotedAt: (one, other) => Date.parse(other.quotedAt) - Date.parse(one.quotedAt),
}

/** Invalid quotes come last, however low. */
const invalidLast = (one: Quote, other: Quote) => Number(stands(other)) - Number(stands(one))

/** A part of the lines costs less than all of them, which says nothing. */
const fewerLinesLast = (one: Quote, other: Quote) => other.offered - one.offered

export const sortQuotes = (quotes: readonly Quote[], sorting: Sorting) => [...quotes].sort(orders[sorting])

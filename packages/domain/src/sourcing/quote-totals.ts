import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'
import { totalGrams } from '../catalogue/tons'
import { quotedPaise, type QuotedLine } from '../catalogue/price-unit'
import { totalsOfGoods, type CartTotals, type FeeStructure } from '../ordering/totals'

export type QuoteTotals = CartTotals & { freight: Paise; landedPerTon: Paise }

/** What is agreed besides the prices: freight, and whether this lot is one more beside that of another party. */
export type QuoteTerms = { freightPerTon: Paise; isExtraLot: boolean }

export const freightPaise = (grams: bigint, freightPerTon: Paise): Paise =>
  divideHalfUp(grams * freightPerTon, gramsPerTon)

/**
 * What an order at these prices costs, and what of it comes to a ton at the gate: the figure by which offers compare
 * that differ in freight and are priced by piece and by ton.
 */
export const quoteTotals = (lines: readonly QuotedLine[], fees: FeeStructure, terms: QuoteTerms): QuoteTotals =>
  totalsOfQuoted(
    { goods: lines.reduce((sum, line) => sum + quotedPaise(line), 0n), grams: totalGrams(lines) },
    fees,
    terms,
  )

/** As quoteTotals, for lines that are added up already. */
export function totalsOfQuoted(
  { goods, grams }: { goods: Paise; grams: bigint },
  fees: FeeStructure,
  { freightPerTon, isExtraLot }: QuoteTerms,
): QuoteTotals {
  const totals = totalsOfGoods({ goods, grams, brands: isExtraLot ? 2 : 1 }, fees)
  const freight = freightPaise(grams, freightPerTon)
  const total = totals.total + freight
  return { ...totals, freight, total, landedPerTon: landedPerTon(total, grams) }
}

/** Nothing weighs nothing: an enquiry without items has no cost per ton either. */
export const landedPerTon = (total: Paise, grams: bigint): Paise =>
  grams === 0n ? 0n : divideHalfUp(total * gramsPerTon, grams)

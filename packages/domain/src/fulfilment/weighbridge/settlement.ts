import { divideHalfUp } from '../../platform/decimal'
import type { Paise } from '../../platform/money'
import { shareByTheory, type TheoreticalLine } from './share'
import type { SlipComparison } from './shortage'

/** Beyond the allowance: all of the difference is settled, or only what is beyond. */
export const settlementPolicies = ['full', 'excess'] as const

export type SettlementPolicy = (typeof settlementPolicies)[number]

/** A line of the invoice that is corrected. */
export interface SettledLine extends TheoreticalLine {
  ratePerTon: Paise
  /** Loading and whatever else the invoice charged by the ton. */
  feesPerTon: Paise
}

interface SettlementTerms {
  policy: SettlementPolicy
  /** Hundredths of a percent. */
  gst: bigint
  /** Within one state the tax is two equal halves, each rounded by itself. */
  isInterState: boolean
}

interface NoteLine {
  orderLineId: number
  kg: bigint
  goods: Paise
  fees: Paise
}

/** What a credit or debit note says; round-off is the paper's own matter. */
interface WeightNote {
  kind: 'credit' | 'debit'
  kg: bigint
  lines: NoteLine[]
  taxable: Paise
  /** IGST, or the two halves. */
  taxes: Paise[]
  total: Paise
}

/** The note that settles two slips, over the lines by theoretical weight; null where they are within the allowance. */
export function settleShortage(
  { differenceKg, allowedKg, isWithin }: SlipComparison,
  lines: readonly SettledLine[],
  { policy, gst, isInterState }: SettlementTerms,
): WeightNote | null {
  if (isWithin) return null
  const size = differenceKg < 0n ? -differenceKg : differenceKg
  const kg = policy === 'full' ? size : size - allowedKg
  const noteLines = priceShares(kg, lines)
  const taxable = noteLines.reduce((sum, { goods, fees }) => sum + goods + fees, 0n)
  const taxes = isInterState ? [taxOf(taxable, gst, 1n)] : [taxOf(taxable, gst, 2n), taxOf(taxable, gst, 2n)]
  return {
    kind: differenceKg < 0n ? 'credit' : 'debit',
    kg,
    lines: noteLines,
    taxable,
    taxes,
    total: taxes.reduce((sum, tax) => sum + tax, taxable),
  }
}

/** Lines whose share is nothing stay out of the note. */
function priceShares(kg: bigint, lines: readonly SettledLine[]): NoteLine[] {
  const shares = shareByTheory(kg, lines)
  return lines.flatMap(({ orderLineId, ratePerTon, feesPerTon }, at) => {
    const share = shares[at]?.kg ?? 0n
    if (share === 0n) return []
    return [{ orderLineId, kg: share, goods: byTon(share, ratePerTon), fees: byTon(share, feesPerTon) }]
  })
}

const byTon = (kg: bigint, perTon: Paise): Paise => divideHalfUp(kg * perTon, 1000n)
const taxOf = (taxable: Paise, gst: bigint, parts: bigint): Paise => divideHalfUp(taxable * gst, parts * 10_000n)

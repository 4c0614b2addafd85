/** How far two weighbridges may be apart: p percent of the invoiced weight, but never finer than the machine. */
export interface ShortageRule {
  /** Hundredths of a percent. */
  percent: bigint
  divisions: bigint
  /** The step in which a bridge weighs. */
  divisionKg: bigint
}

/** A bridge of 60 t by 10 kg is itself 0.2 to 0.5 % off at 9 t. */
export const DEFAULT_SHORTAGE_RULE: ShortageRule = { percent: 50n, divisions: 2n, divisionKg: 10n }

/** What the allowance is, in whole kilograms: a started one isn't allowed. */
export function allowedKg(invoicedKg: bigint, { percent, divisions, divisionKg }: ShortageRule): bigint {
  const byPercent = (invoicedKg * percent) / 10_000n
  const byMachine = divisions * divisionKg
  return byPercent > byMachine ? byPercent : byMachine
}

/** Two slips of one load. Theoretical weights have no place here: rolling is another matter. */
export interface SlipComparison {
  /** Below zero: less arrived than was loaded. */
  differenceKg: bigint
  allowedKg: bigint
  isWithin: boolean
}

/** The weight at the other end, or of the binding third slip, against that of the seller's. */
export function compareSlips(
  { sellerNetKg, otherNetKg, invoicedKg }: { sellerNetKg: bigint; otherNetKg: bigint; invoicedKg: bigint },
  rule: ShortageRule,
): SlipComparison {
  const differenceKg = otherNetKg - sellerNetKg
  const allowed = allowedKg(invoicedKg, rule)
  return { differenceKg, allowedKg: allowed, isWithin: differenceKg <= allowed && -differenceKg <= allowed }
}

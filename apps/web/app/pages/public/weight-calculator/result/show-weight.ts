import { numberFormat } from '@lohahaat/domain/platform/formats'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { formatKg } from '../../../../parts/platform/format'
import { texts } from '../texts'

export const showKilograms = (grams: bigint) => formatKg(Number(fromUnits(grams, 3)))

export const showPerMetre = (grams: bigint) => texts.kgPerMetre(showKilograms(grams))

const masses = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** Kilograms for a column whose title has the unit. */
export const showMass = (grams: bigint) => masses(Number(fromUnits(grams, 3)))

/** A quotient to four decimals, truncated: rounded twice, 8.59497 would look like 8.60. */
export function showExactly(numerator: bigint, denominator: bigint): string {
  const tenThousandths = (10_000n * numerator) / denominator
  const isWhole = tenThousandths * denominator === 10_000n * numerator
  const figure = fromUnits(tenThousandths, 4)
  return isWhole ? String(Number(figure)) : `${figure}…`
}

const percents = numberFormat({ style: 'percent', maximumFractionDigits: 1 })

export const showShare = (part: bigint, whole: bigint) => percents(Number(part) / Number(whole))

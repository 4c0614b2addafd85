import { type CountedLine, pricePerTon, type PriceUnit, priceUnitsOf } from '../../catalogue/price-unit'
import { readUnits } from '../../platform/decimal'
import type { DoubtCode } from './answer'
import type { PriceSaid } from './clause/price'

/** Paise per MT between which pipe has been sold; a price outside is per something else, or a slip. */
const LEAST_PER_TON = 40_000_00n
const MOST_PER_TON = 150_000_00n

interface Settled {
  price: string | null
  unit: PriceUnit | null
  doubts: readonly DoubtCode[]
}

/** What a price is per: as it says, else the only unit by which pipe can cost so much. */
export function settlePrice({ text, unit, doubts }: PriceSaid, line: CountedLine): Settled {
  const units = priceUnitsOf(line)
  if (unit !== null && !units.includes(unit)) return { price: null, unit: null, doubts: [...doubts, 'unitImpossible'] }
  const price = readUnits(text, 2)
  // A form takes paise and no less.
  if (price === null || price <= 0n) return { price: null, unit: null, doubts: [...doubts, 'priceOdd'] }
  const isLikely = (per: PriceUnit) => {
    const perTon = pricePerTon({ ...line, price, priceUnit: per })
    return perTon !== null && perTon >= LEAST_PER_TON && perTon <= MOST_PER_TON
  }
  if (unit !== null)
    return { price: text, unit, doubts: isLikely(unit) || !isWeighed(line, unit) ? doubts : [...doubts, 'priceOdd'] }
  const likely = units.filter(isLikely)
  const [first = line.unit] = likely
  if (likely.length === 0) return { price: text, unit: line.unit, doubts: [...doubts, 'priceOdd'] }
  const isClear = likely.length === 1 && first === line.unit
  return { price: text, unit: first, doubts: isClear ? doubts : [...doubts, 'unitAssumed'] }
}

/** Without the weight of a piece nothing is known of what it should cost. */
const isWeighed = ({ unit, pieceGrams }: CountedLine, per: PriceUnit) =>
  pieceGrams !== null || (unit === 'Ton' && per !== 'Pieces')

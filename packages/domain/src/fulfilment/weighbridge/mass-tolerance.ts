import type { Is1239Class } from '../../catalogue/is1239'
import type { Origin, Standard } from '../standard'

/** How far pipes may weigh off the theoretical mass, in tenths of a percent. */
interface MassTolerance extends Origin {
  plus: bigint
  minus: bigint
  per: 'tube' | 'lot'
}

type Row = MassTolerance & { standard: Standard; classes?: readonly Is1239Class[] }

const IS_1239 = 'IS 1239-1:2004'
const IS_4923 = 'IS 4923:2017, amendment 1 of March 2018'

const rows: readonly Row[] = [
  { standard: 'IS 1239', classes: ['Light'], per: 'tube', plus: 100n, minus: 80n, source: IS_1239, certainty: 'high' },
  { standard: 'IS 1239', classes: ['Light'], per: 'lot', plus: 50n, minus: 50n, source: IS_1239, certainty: 'medium' },
  {
    standard: 'IS 1239',
    classes: ['Medium', 'Heavy'],
    per: 'tube',
    plus: 100n,
    minus: 100n,
    source: IS_1239,
    certainty: 'high',
  },
  {
    standard: 'IS 1239',
    classes: ['Medium', 'Heavy'],
    per: 'lot',
    plus: 75n,
    minus: 75n,
    source: IS_1239,
    certainty: 'high',
  },
  { standard: 'IS 4923', per: 'tube', plus: 100n, minus: 80n, source: IS_4923, certainty: 'high' },
  { standard: 'IS 4923', per: 'lot', plus: 70n, minus: 70n, source: IS_4923, certainty: 'high' },
]

/** From ten tons on a load counts as a lot. */
const LOT_GRAMS = 10_000_000n

/**
 * The tolerance for a load of one kind of pipe: that of a lot from ten tons on, below it that of a single tube, which each
 * of them keeps. Null where the standard's figure, or the tube's class, isn't known: then nothing is said.
 */
export function massTolerance(
  standard: Standard,
  tubeClass: Is1239Class | null,
  theoreticalGrams: bigint,
): MassTolerance | null {
  const per = theoreticalGrams >= LOT_GRAMS ? 'lot' : 'tube'
  const row = rows.find(
    (each) =>
      each.standard === standard &&
      each.per === per &&
      (!each.classes || (tubeClass && each.classes.includes(tubeClass))),
  )
  return row ? { per, plus: row.plus, minus: row.minus, source: row.source, certainty: row.certainty } : null
}

/** A load against theory. What two weighbridges say of each other has no place here. */
interface TheoryComparison {
  /** Above zero: heavier than the standard's mass. */
  differenceGrams: bigint
  leastGrams: bigint
  mostGrams: bigint
  isWithin: boolean
}

/** Whether a mill rolled within its tolerance. Limits are rounded inwards: a gram beyond is beyond. */
export function compareWithTheory(
  netKg: bigint,
  theoreticalGrams: bigint,
  { plus, minus }: Pick<MassTolerance, 'plus' | 'minus'>,
): TheoryComparison {
  const netGrams = netKg * 1000n
  const leastGrams = theoreticalGrams - (theoreticalGrams * minus) / 1000n
  const mostGrams = theoreticalGrams + (theoreticalGrams * plus) / 1000n
  return {
    differenceGrams: netGrams - theoreticalGrams,
    leastGrams,
    mostGrams,
    isWithin: netGrams >= leastGrams && netGrams <= mostGrams,
  }
}

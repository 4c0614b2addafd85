import { findIs1239, type Is1239Class } from '../../catalogue/is1239'
import { readSection } from '../../catalogue/section'
import { readStandard, type Standard } from '../standard'
import type { TheoreticalLine } from './share'

/** A line of a truck, with what tells which tolerance it is rolled to. */
export interface RolledLine extends TheoreticalLine {
  /** As the line names it; null where it names none. */
  standard: string | null
  size: string
  /** Millimetres. */
  thickness: string
}

interface Lot {
  standard: Standard | null
  tubeClass: Is1239Class | null
  lines: RolledLine[]
  theoreticalGrams: bigint
}

/** The lines of a truck by standard and tube class, since a tolerance is one of both. */
export function groupLots(lines: readonly RolledLine[]): Lot[] {
  const lots = new Map<string, Lot>()
  for (const line of lines) {
    const standard = readStandard(line.standard ?? '')
    const tubeClass = standard === 'IS 1239' ? classOf(line) : null
    const key = `${standard} ${tubeClass}`
    const lot = lots.get(key) ?? { standard, tubeClass, lines: [], theoreticalGrams: 0n }
    lots.set(key, {
      ...lot,
      lines: [...lot.lines, line],
      theoreticalGrams: lot.theoreticalGrams + line.theoreticalGrams,
    })
  }
  return [...lots.values()]
}

function classOf({ size, thickness }: RolledLine): Is1239Class | null {
  const section = readSection(size, thickness)
  if (section?.shape !== 'round' || section.nominalBore === null) return null
  return findIs1239(section.nominalBore, section.wall)?.class ?? null
}

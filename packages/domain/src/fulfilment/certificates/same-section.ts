import { findIs1239 } from '../../catalogue/is1239'
import { readSection, type RoundSection } from '../../catalogue/section'

interface SectionNames {
  size: string
  /** Millimetres. */
  thickness: string
}

/** By what it is, not by how it is written: 50 NB is 60.3 OD, and 3.65 mm was 3.6 in an older edition. */
export function isSameSection(paper: SectionNames, line: SectionNames): boolean {
  const one = readSection(paper.size, paper.thickness)
  const other = readSection(line.size, line.thickness)
  if (one === null || other === null) return paper.size === line.size && paper.thickness === line.thickness
  if (one.shape === 'round') return other.shape === 'round' && isSameTube(one, other)
  return other.shape !== 'round' && one.sideA === other.sideA && one.sideB === other.sideB && one.wall === other.wall
}

function isSameTube(one: RoundSection, other: RoundSection): boolean {
  if (one.outerDiameter !== other.outerDiameter) return false
  if (one.wall === other.wall) return true
  const bore = one.nominalBore ?? other.nominalBore
  const tube = bore === null ? null : findIs1239(bore, one.wall)
  return tube !== null && tube === findIs1239(tube.nominalBore, other.wall)
}

import { readSection } from './section'

/** Welded round pipe moves to another heading of the customs tariff above this outer diameter, in thousandths of a mm. */
const LARGE_DIAMETER = 406_400n

/** The tariff code of a pipe: hollow sections, round pipe, and large round pipe welded along its length; null for no pipe. */
export function hsnOf(size: string, thickness: string): string | null {
  const section = readSection(size, thickness)
  if (!section) return null
  if (section.shape !== 'round') return '73066100'
  return section.outerDiameter > LARGE_DIAMETER ? '73053190' : '73063090'
}

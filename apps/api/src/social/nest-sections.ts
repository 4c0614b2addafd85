import { readSection, type Section } from '@lohahaat/domain/section'
import type { NamedSection } from './social-card'

/** A section with its measures in thousandths of a millimetre. */
export interface MeasuredSection extends NamedSection {
  across: number
  down: number
  wall: number
}

/** Those that can be drawn, the largest first. */
export const measureSections = (sections: readonly NamedSection[]): MeasuredSection[] =>
  sections
    .flatMap((named) => {
      const section = readSection(named.size, named.thickness)
      return section ? { ...named, ...measuresOf(section) } : []
    })
    .sort((one, other) => other.down - one.down || other.across - one.across || other.wall - one.wall)

const measuresOf = (section: Section) => {
  const wall = Number(section.wall)
  if (section.shape !== 'round') return { across: Number(section.sideA), down: Number(section.sideB), wall }
  return { across: Number(section.outerDiameter), down: Number(section.outerDiameter), wall }
}

const MOST = 4
/** How large one may be within the one around it, so that both are seen apart. */
const ROOM = 0.76

/** A few of many that stand within each other, from the largest to a small one. */
export function nestSections(largestFirst: readonly MeasuredSection[]): MeasuredSection[] {
  const nested: MeasuredSection[] = []
  for (const section of largestFirst) {
    const around = nested.at(-1)
    const fits = !around || (section.across <= around.across * ROOM && section.down <= around.down * ROOM)
    if (fits && nested.length < MOST) nested.push(section)
  }
  return nested
}

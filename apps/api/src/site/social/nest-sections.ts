import { readSection, type Section } from '@lohahaat/domain/catalogue/section'
import type { NamedSection } from './social-card'

/** A section with its dimensions in micrometres. */
export interface MeasuredSection extends NamedSection {
  across: number
  down: number
  wall: number
  isRound: boolean
}

/** The sections that can be drawn, largest first. */
export const measureSections = (sections: readonly NamedSection[]): MeasuredSection[] =>
  sections
    .flatMap((named) => {
      const section = readSection(named.size, named.thickness)
      return section ? { ...named, ...measuresOf(section) } : []
    })
    .sort((one, other) => other.down - one.down || other.across - one.across || other.wall - one.wall)

const measuresOf = (section: Section) => {
  const isRound = section.shape === 'round'
  const [across, down] = isRound
    ? [section.outerDiameter, section.outerDiameter]
    : ([section.sideA, section.sideB] as const)
  return { across: Number(across), down: Number(down), wall: Number(section.wall), isRound }
}

const MOST = 4
/** The greatest size of a section inside another, so that both can be told apart. */
const ROOM = 0.76

/** Picks a few sections that fit inside each other, from the largest down. */
export function nestSections(largestFirst: readonly MeasuredSection[]): MeasuredSection[] {
  const nested: MeasuredSection[] = []
  for (const section of largestFirst) {
    const around = nested.at(-1)
    const fits = !around || fitsInto(section, around)
    if (fits && nested.length < MOST) nested.push(section)
  }
  return nested
}

/** A square inside a round section reaches as far as its corners. */
function fitsInto(section: MeasuredSection, around: MeasuredSection): boolean {
  if (around.isRound && !section.isRound) return Math.hypot(section.across, section.down) <= around.across * ROOM
  return section.across <= around.across * ROOM && section.down <= around.down * ROOM
}

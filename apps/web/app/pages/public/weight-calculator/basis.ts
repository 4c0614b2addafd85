import { isPrinted } from '@lohahaat/domain/catalogue/is1239'
import type { Weighed } from './result/work-out'

/** The rule by which the weight was calculated; explained in the texts. */
export type Basis = 'printed' | 'smallBore' | 'is1161' | 'is3589' | 'is4923' | 'is4923Thick'

/** Thousandths of a millimetre: IS 3589 begins at 168.3 mm, and the corners of IS 4923 are known up to walls of 8 mm. */
const LEAST_OF_IS_3589 = 168_300n
const LAST_CHECKED_WALL = 8_000n

export function basisOf({ section, metre: { tube } }: Pick<Weighed, 'section' | 'metre'>): Basis {
  if (section.shape !== 'round') return section.wall > LAST_CHECKED_WALL ? 'is4923Thick' : 'is4923'
  if (tube) return isPrinted(tube) ? 'printed' : 'smallBore'
  return section.outerDiameter >= LEAST_OF_IS_3589 ? 'is3589' : 'is1161'
}

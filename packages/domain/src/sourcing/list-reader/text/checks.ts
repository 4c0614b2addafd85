import { readSection } from '../../../catalogue/section'
import type { Context } from './context'
import type { Size } from '../facts/size'
import { lightestWall } from '../facts/wall'

interface Pipe {
  className: string | null
  /** As the tree names it. */
  size: string | null
  wall: string | null
  nominalBore: number | null
}

/** Whether there can be such a pipe. */
export function checkSection({ size, wall }: Pipe, { foreign }: Context): string[] {
  if (size === null) return ['The size is missing.']
  if (wall === null) return foreign.length > 0 ? [] : ['The thickness is missing.']
  const isKnown = readSection(size, '0.1') !== null
  return isKnown && readSection(size, wall) === null ? [`${size} can't have a wall of ${wall} mm.`] : []
}

/** Walls that make it doubtful which tube a bore means. */
export function checkBore({ className, wall, nominalBore }: Pipe, context: Context, sizes: readonly Size[]): string[] {
  if (nominalBore === null || wall === null) return []
  const doubts: string[] = []
  const lightest = lightestWall(nominalBore)
  const isThin = lightest !== null && Number(wall) < Number(lightest)
  if (isThin && className === 'GI') doubts.push(`GI of ${wall} mm is thinner than IS 1239: GP may be meant.`)
  if (isThin && className === 'Round Black' && sizes.every(({ kind }) => kind === 'inch'))
    doubts.push('The inch of so thin a pipe may be its outer diameter.')
  const isOther = context.standards.includes('3589') || Number(wall) > thickest150
  if (isOther && nominalBore === 150) doubts.push('150 NB may be 165.1 or 168.3 mm.')
  if (nominalBore === 65 && context.standards.includes('1161') && context.classes.includes('Light'))
    doubts.push('65 NB light is 2.9 mm in IS 1161 and 3.2 mm in IS 1239.')
  return doubts
}

/** The heaviest wall that IS 1239 has for 150 NB. */
const thickest150 = 5.4

/** Words that leave something open. */
export const checkWords = (context: Context, quantity: string | null): string[] => [
  ...context.foreign,
  ...(context.grades.length > 1 ? ['More than one grade is named.'] : []),
  ...(context.isVague ? ['The figures are approximate.'] : []),
  ...(context.hasNumberWord && quantity === null ? ['A quantity in words is not read.'] : []),
  ...(context.hasUnreadable ? ['A number could not be read.'] : []),
  ...(quantity === null ? context.pinCodes.map((code) => `The figure ${code} was not understood.`) : []),
]

import { readSection } from '../../section'
import type { Note } from '../notes'
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
export function checkSection({ size, wall }: Pipe, { foreign }: Context): Note[] {
  if (size === null) return [{ code: 'sizeMissing' }]
  if (wall === null) return foreign.length > 0 ? [] : [{ code: 'thicknessMissing' }]
  const isKnown = readSection(size, '0.1') !== null
  return isKnown && readSection(size, wall) === null ? [{ code: 'thicknessTooLarge', size, thickness: wall }] : []
}

/** Walls that make it doubtful which tube a bore means. */
export function checkBore({ className, wall, nominalBore }: Pipe, context: Context, sizes: readonly Size[]): Note[] {
  if (nominalBore === null || wall === null) return []
  const doubts: Note[] = []
  const lightest = lightestWall(nominalBore)
  const isThin = lightest !== null && Number(wall) < Number(lightest)
  if (isThin && className === 'GI') doubts.push({ code: 'thinnerThanStandard', thickness: wall })
  if (isThin && className === 'Round Black' && sizes.every(({ kind }) => kind === 'inch'))
    doubts.push({ code: 'thinInch' })
  const isOther = context.standards.includes('3589') || Number(wall) > thickest150
  if (isOther && nominalBore === 150) doubts.push({ code: 'two150Bores' })
  if (nominalBore === 65 && context.standards.includes('1161') && context.classes.includes('Light'))
    doubts.push({ code: 'two65Walls' })
  return doubts
}

/** The heaviest wall that IS 1239 has for 150 NB. */
const thickest150 = 5.4

/** Words that leave something open. */
export function checkWords(context: Context, quantity: string | null): Note[] {
  const doubts = [...context.foreign]
  if (context.grades.length > 1) doubts.push({ code: 'gradesDiffer' })
  if (context.isVague) doubts.push({ code: 'approximate' })
  if (context.hasNumberWord && quantity === null) doubts.push({ code: 'quantityInWords' })
  if (context.hasUnreadable) doubts.push({ code: 'numberUnread' })
  if (quantity === null) doubts.push(...context.pinCodes.map((code): Note => ({ code: 'figureUnused', figure: code })))
  return doubts
}

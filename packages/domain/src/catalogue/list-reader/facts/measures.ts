import { isMark, type Part } from '../text/parts'
import { vocabulary } from '../text/words'

/** Whether what stands at a place measures the number before it: a unit, a cross, an inch mark. */
export function measures(part: Part | undefined): boolean {
  if (part?.kind !== 'word') return isMark(part, '"*%') || (isMark(part, "'") && !part?.apart)
  const kind = vocabulary.get(part.text)?.[0]?.kind
  return kind === 'unit' || kind === 'times' || kind === 'role' || !part.apart
}

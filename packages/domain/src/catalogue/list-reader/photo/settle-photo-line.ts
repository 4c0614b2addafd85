import { distinctNotes, type Note } from '../notes'
import type { EnquiryLine } from '../read-enquiry-line'

type Reading = { line: string } & EnquiryLine

/** A line of a photo: how it was read, how it was read again, and how both read with their signs corrected. */
interface PhotoReadings<Line extends Reading> {
  first: Line
  second: Line | null
  corrected: readonly Line[]
  /** Words with figures that the reader of the picture was not sure of. */
  faint: readonly string[]
}

/**
 * What a line of a photo asks for. Of several readings the first counts that is a pipe of the tree, and clearly so where one
 * is. What was not read twice alike, was corrected or is faint is in doubt, however clear it looks.
 */
export function settlePhotoLine<Line extends Reading>(
  { first, second, corrected, faint }: PhotoReadings<Line>,
  isInTree: (line: Line) => boolean,
): Line {
  const readings = [first, ...(second ? [second] : []), ...corrected]
  const known = readings.filter(isInTree)
  const best = known.find(({ certain }) => certain) ?? known[0] ?? first
  const other = best === first ? readings.find((reading) => !isSame(reading, first)) : first
  const doubts: Note[] = [
    ...(other ? [{ code: 'readOtherwise' as const, words: otherWords(other, best) }] : []),
    ...(second ? [] : [{ code: 'readOnce' as const }]),
    ...(faint.length > 0 ? [{ code: 'faintWords' as const, words: faint }] : []),
  ]
  if (doubts.length === 0) return best
  return {
    ...best,
    certain: false,
    notes: distinctNotes([...doubts, ...best.notes]),
    doubts: distinctNotes([...doubts, ...best.doubts]),
  }
}

/** What one reading has that the other has not; the whole of it where only the order differs. */
function otherWords(other: Reading, best: Reading): string {
  const known = best.line.split(' ')
  const words = other.line.split(' ').filter((word) => !known.includes(word))
  return words.join(' ') || other.line
}

const isSame = (one: EnquiryLine, other: EnquiryLine) =>
  (['className', 'size', 'thickness', 'quantity', 'unit', 'length'] as const).every(
    (field) => one[field] === other[field],
  )

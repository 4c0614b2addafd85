import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { Named, WantedItems } from './offers.repository'

/** 20 feet are 6.096 m, and are asked for where 6 m are sold. */
const LENGTH_TOLERANCE = 0.1

/** What a line that names a pipe of the tree asks of its items. */
export function wantedItems(
  line: EnquiryLine,
  thicknessId: number,
  makes: readonly Named[],
  grades: readonly Named[],
): WantedItems {
  const { make, grade, length, asked } = line
  return {
    thicknessId,
    brandIds:
      make === null ? null : idsOf(makes, make.split(';').map(beginning), (name, word) => name.startsWith(word)),
    gradeIds: grade === null ? null : idsOf(grades, [plain(grade)], (name, word) => name === word),
    length: length === null ? null : [length - LENGTH_TOLERANCE, length + LENGTH_TOLERANCE],
    pieces: asked?.unit === 'Pieces' ? asked.quantity : null,
    kilograms: asked?.unit === 'Ton' ? asked.quantity * 1000 : null,
  }
}

/** 'jindal pipe' is a pipe of any Jindal. */
const beginning = (make: string) => plain(make.trim().replace(/ Pipes$/, ''))
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, '')

const idsOf = (named: readonly Named[], words: readonly string[], isSame: (name: string, word: string) => boolean) =>
  named.filter(({ name }) => words.some((word) => isSame(plain(name), word))).map(({ id }) => id)

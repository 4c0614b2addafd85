import { checkBore, checkSection, checkWords } from './text/checks'
import { type Context, readContext } from './text/context'
import { findFigures } from './facts/dimensions'
import type { Part } from './text/parts'
import { isHollow, readProduct } from './facts/product'
import { readQuantity } from './facts/quantity'
import { readParts } from './read-parts'
import { distinctNotes, type Note } from './notes'
import { nameSizes } from './facts/name-sizes'
import { placeSpare } from './text/spare'
import { readWall } from './facts/wall'

export type EnquiryUnit = 'Ton' | 'Pieces' | 'Kg' | 'Metre' | 'Feet'

/** What was understood of one line of an enquiry; null where the line doesn't say. */
export interface EnquiryLine {
  /** A class of the catalogue, null when it is unknown or no pipe. */
  className: string | null
  /** The size as the tree names it: '50 NB', '25.4 OD', '100x50' with the larger side first. */
  size: string | null
  /** Wall in millimetres: '3.6', '2'. */
  thickness: string | null
  /** Metres: '6', '6.096'. */
  length: string | null
  /** As asked, without thousands commas. */
  quantity: string | null
  unit: EnquiryUnit | null
  grade: string | null
  /** Several are joined by a semicolon. */
  make: string | null
  /** False when a person must look. */
  certain: boolean
  /** What is unclear, or what was concluded. */
  notes: readonly Note[]
  /** Those of the notes that keep it from being certain. */
  doubts: readonly Note[]
}

/** Nobody describes one pipe at greater length. */
const longestLine = 500

/** A number in the first column of a pasted table. */
const serialCell = /^\s{0,9}\d{1,3}[.)]?\t/

const nothing = {
  className: null,
  size: null,
  thickness: null,
  length: null,
  quantity: null,
  unit: null,
  grade: null,
  make: null,
}

/** One line of an enquiry as buyers write it. Nothing is guessed: what is ambiguous is read, but not certain. */
export function readEnquiryLine(text: string): EnquiryLine {
  if (text.length > longestLine) return unread({ code: 'lineTooLong' })
  const parts = readParts(text.replace(serialCell, ''))
  const context = readContext(parts)
  const line = readFields(parts, context)
  return isOtherProduct(context) || isRead(line) ? line : unread({ code: 'lineUnread' })
}

const unread = (note: Note): EnquiryLine => ({ ...nothing, certain: false, notes: [note], doubts: [note] })

/** A bare figure alone has no meaning. */
const isRead = ({ certain: _certain, notes: _notes, doubts: _doubts, quantity, ...said }: EnquiryLine) =>
  Object.values({ ...said, quantity: said.unit === null ? null : quantity }).some((field) => field !== null)

function readFields(parts: readonly Part[], context: Context): EnquiryLine {
  const found = findFigures(parts, context.shapes.includes('square'))
  placeSpare(found, context)
  const size = nameSizes(found.sizes, context)
  const { className, doubts } = readProduct(context, found.sizes, size.name)
  const nominalBore = size.name?.endsWith(' NB') ? Number.parseInt(size.name) : null
  const isRound = !isHollow(context, found.sizes)
  const wall = readWall({ walls: found.walls, classes: context.classes, nominalBore, isRound })
  const asked = readQuantity(found)
  const pipe = { className, size: size.name, wall: wall.text, nominalBore }
  const pipeDoubts = () => [
    ...doubts,
    ...size.doubts,
    ...wall.doubts,
    ...checkSection(pipe, context),
    ...checkBore(pipe, context, found.sizes),
    ...found.doubts,
    ...asked.doubts,
    ...checkWords(context, asked.quantity),
  ]
  const unclear = isOtherProduct(context) ? doubts : pipeDoubts()
  return {
    className,
    size: size.name,
    thickness: wall.text,
    length: asked.length,
    quantity: asked.quantity,
    unit: asked.unit,
    grade: context.grades[0] ?? null,
    make: context.makes.join(';') || null,
    certain: unclear.length === 0,
    notes: distinctNotes([...unclear, ...size.remarks, ...wall.remarks]),
    doubts: distinctNotes(unclear),
  }
}

const isOtherProduct = ({ otherProduct, otherPipe }: Context) => otherProduct !== null || otherPipe !== null

const somethingWritten = /\p{L}/u
const severalFigures = /\d\D+\d/

/** One reading for each line with something on it; a serial number or a rule of dashes alone is nothing. */
export const readEnquiryText = (text: string): ({ line: string } & EnquiryLine)[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => somethingWritten.test(line) || severalFigures.test(line.slice(0, longestLine)))
    .map((line) => ({ line, ...readEnquiryLine(line) }))

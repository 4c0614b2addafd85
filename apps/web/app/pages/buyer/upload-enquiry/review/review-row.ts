import { type Unit, units } from '@lohahaat/domain/catalogue/tons'
import { figureProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { askedLengthProblem } from '@lohahaat/contract/sourcing/enquiries/asked-length'
import { conversionText } from '@lohahaat/contract/sourcing/list-reader/conversion-texts'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { MOST_OF_LINE } from '@lohahaat/domain/sourcing/enquiry-limits'
import { askedPieceGrams, askedQuantity } from '@lohahaat/domain/sourcing/asked-quantity'
import { namesOf, pickByNames, type PickedPipe, type PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { tidyLine } from '../../../../parts/sourcing/enquiry/tidy-line'
import { texts } from '../texts'

/** The field values. */
interface Asked {
  picked: PickedPipe
  quantity: string
  unit: Unit | ''
  /** Metres; empty if not needed. */
  length: string
}

/** A line of the list, with the buyer's decision. */
export interface ReviewRow extends Asked {
  /** Its position in the list, from 1. */
  number: number
  read: EnquiryLine
  decision: 'open' | 'taken' | 'left out'
  /** The buyer has edited it, and so has reviewed it. */
  isCorrected: boolean
  /** The fields are shown for editing. */
  isEdited: boolean
  /** Why it cannot be accepted. */
  problem: string | null
}

const unitOf = { Ton: 'Ton', Kg: 'Ton', Pieces: 'Pieces', Metre: 'Pieces', Feet: 'Pieces' } as const

/** A line is accepted initially only if nothing is uncertain. */
export function rowOf(read: EnquiryLine, number: number, tree: PipeTree): ReviewRow {
  const { item, asked, quantity, unit, length } = read
  const isCounted = unit === null || units.some((each) => each === unit)
  const start: Asked = {
    picked: item ?? pickByNames(tree, read),
    quantity: String(asked?.quantity ?? (isCounted ? quantity : null) ?? ''),
    unit: asked?.unit ?? (unit ? unitOf[unit] : ''),
    length: length === null ? '' : String(length),
  }
  const problem = problemOf(start, tree)
  const isSure = read.certain && item !== null && asked !== null && problem === null
  return {
    ...start,
    number,
    read,
    decision: isSure ? 'taken' : 'open',
    isCorrected: false,
    isEdited: !isSure,
    problem,
  }
}

/** An edited line counts as reviewed: it is accepted once complete. */
export function correct(row: ReviewRow, change: Partial<Asked>, tree: PipeTree): ReviewRow {
  const reckoned = change.length === undefined ? null : reckonAnew(row, change.length)
  const corrected = { ...row, ...change, ...reckoned }
  const problem = problemOf(corrected, tree)
  return { ...corrected, problem, isCorrected: true, decision: problem === null ? 'taken' : 'open' }
}

export const take = (row: ReviewRow): ReviewRow =>
  row.problem === null ? { ...row, decision: 'taken', isEdited: false } : row

export const skipLine = (row: ReviewRow): ReviewRow => ({ ...row, decision: 'left out', isEdited: false })

/** Restores a skipped line; if it was never edited, it needs a review again. */
export function restoreLine(row: ReviewRow): ReviewRow {
  const isSettled = row.problem === null && (row.isCorrected || row.read.certain)
  return { ...row, decision: isSettled ? 'taken' : 'open', isEdited: !isSettled }
}

/** How kilograms, metres or feet were converted; null once the buyer has edited the quantity. */
export function conversionOf({ read, quantity, unit, length }: ReviewRow): string | null {
  const reckoned = reckon(read, length)
  const isAsReckoned = reckoned?.unit === unit && String(reckoned.quantity) === quantity
  return isAsReckoned && reckoned.conversion ? conversionText(reckoned.conversion) : null
}

/** The remarks of the list reader, without the conversion, which is shown separately. */
export function noteOf({ read }: ReviewRow): string | null {
  const conversion = reckon(read, String(read.length ?? ''))?.conversion
  return (conversion ? read.note?.replace(conversionText(conversion), '') : read.note)?.trim() || null
}

/** Converts metres to pieces by the length of a piece. */
const reckonAnew = (row: ReviewRow, length: string) =>
  conversionOf(row) === null ? null : { quantity: String(reckon(row.read, length)?.quantity ?? '') }

function reckon({ quantity, unit }: EnquiryLine, length: string) {
  if (quantity === null || unit === null) return null
  return askedQuantity({ quantity, unit, length: length || null })
}

/** Nothing in the line was recognised. */
export const isUnread = ({ className, size, thickness, length, quantity, grade, make }: EnquiryLine) =>
  [className, size, thickness, length, quantity, grade, make].every((found) => found === null)

export const isReviewed = ({ decision }: ReviewRow) => decision !== 'open'

/** The line in the request. */
export const itemOf = ({ picked, quantity, unit, length, read }: ReviewRow) => ({
  classId: picked.classId,
  sizeId: picked.sizeId,
  thicknessId: picked.thicknessId,
  quantity: Number(quantity),
  quantityUnit: unit,
  length: length === '' ? null : Number(length),
  asWritten: tidyLine(read.line, MOST_OF_LINE),
  make: read.make,
  grade: read.grade,
})

function problemOf(asked: Asked, tree: PipeTree): string | null {
  const { picked, quantity, unit, length } = asked
  if (picked.classId === 0) return texts.problems.class
  if (picked.sizeId === 0) return texts.problems.size
  const pipe = namesOf(tree, picked)
  if (!pipe) return texts.problems.thickness
  if (quantity === '') return texts.problems.quantity
  if (unit === '') return texts.problems.unit
  const metres = length === '' ? null : Number(length)
  // A trailing point is part of a number being typed.
  const figure = quantity.replace(/\.$/, '')
  const problem = (metres === null ? null : askedLengthProblem(metres)) ?? figureProblem(figure, unit)
  if (problem) return problem
  const isWeighable = askedPieceGrams(pipe, metres) !== null
  return unit === 'Pieces' && !isWeighable ? texts.problems.weight : null
}

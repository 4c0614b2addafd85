import { type Unit, units } from '@lohahaat/domain/catalogue/tons'
import { askedItem } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import { conversionText } from '@lohahaat/contract/sourcing/list-reader/conversion-texts'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { askedPieceGrams, askedQuantity } from '@lohahaat/domain/sourcing/asked-quantity'
import { namesOf, pickByNames, type PickedPipe, type PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { tidyLine } from '../tidy-line'
import { texts } from '../texts'

/** What is asked for, as it is in the fields. */
interface Asked {
  picked: PickedPipe
  quantity: string
  unit: Unit | ''
  /** Metres; empty where it doesn't matter. */
  length: string
}

/** A line of the list, and what the buyer makes of it. */
export interface ReviewRow extends Asked {
  /** Its place in the list, from 1. */
  number: number
  read: EnquiryLine
  decision: 'open' | 'taken' | 'left out'
  /** The buyer has changed something, and so has looked. */
  isCorrected: boolean
  /** The fields are there to be changed. */
  isEdited: boolean
  /** What keeps it from being taken. */
  problem: string | null
}

const unitOf = { Ton: 'Ton', Kg: 'Ton', Pieces: 'Pieces', Metre: 'Pieces', Feet: 'Pieces' } as const

/** A line starts as taken only where nothing is open. */
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

/** Whoever corrects a line has looked at it: it is taken as soon as nothing is missing. */
export function correct(row: ReviewRow, change: Partial<Asked>, tree: PipeTree): ReviewRow {
  const reckoned = change.length === undefined ? null : reckonAnew(row, change.length)
  const corrected = { ...row, ...change, ...reckoned }
  const problem = problemOf(corrected, tree)
  return { ...corrected, problem, isCorrected: true, decision: problem === null ? 'taken' : 'open' }
}

export const take = (row: ReviewRow): ReviewRow =>
  row.problem === null ? { ...row, decision: 'taken', isEdited: false } : row

export const leaveOut = (row: ReviewRow): ReviewRow => ({ ...row, decision: 'left out', isEdited: false })

/** As the line was before it was left out, or to be looked at again where nobody had corrected it. */
export function takeInAgain(row: ReviewRow): ReviewRow {
  const isSettled = row.problem === null && (row.isCorrected || row.read.certain)
  return { ...row, decision: isSettled ? 'taken' : 'open', isEdited: !isSettled }
}

/** How kilograms, metres or feet became what is asked for; null once the buyer has entered something else. */
export function conversionOf({ read, quantity, unit, length }: ReviewRow): string | null {
  const reckoned = reckon(read, length)
  const isAsReckoned = reckoned?.unit === unit && String(reckoned.quantity) === quantity
  return isAsReckoned && reckoned.conversion ? conversionText(reckoned.conversion) : null
}

/** What the reader of the list remarks, without the conversion, which follows the fields. */
export function noteOf({ read }: ReviewRow): string | null {
  const conversion = reckon(read, String(read.length ?? ''))?.conversion
  return (conversion ? read.note?.replace(conversionText(conversion), '') : read.note)?.trim() || null
}

/** Metres are as many pieces as the length of a piece says. */
const reckonAnew = (row: ReviewRow, length: string) =>
  conversionOf(row) === null ? null : { quantity: String(reckon(row.read, length)?.quantity ?? '') }

function reckon({ quantity, unit }: EnquiryLine, length: string) {
  if (quantity === null || unit === null) return null
  return askedQuantity({ quantity, unit, length: length || null })
}

/** Nothing of the line made sense. */
export const isUnread = ({ className, size, thickness, length, quantity, grade, make }: EnquiryLine) =>
  [className, size, thickness, length, quantity, grade, make].every((found) => found === null)

export const isLookedAt = ({ decision }: ReviewRow) => decision !== 'open'

/** As it travels with the form. */
export const itemOf = ({ picked, quantity, unit, length, read }: ReviewRow) => ({
  classId: picked.classId,
  sizeId: picked.sizeId,
  thicknessId: picked.thicknessId,
  quantity: Number(quantity),
  quantityUnit: unit,
  length: length === '' ? null : Number(length),
  asWritten: tidyLine(read.line),
})

function problemOf(asked: Asked, tree: PipeTree): string | null {
  const { picked, quantity, unit, length } = asked
  if (picked.classId === 0) return texts.problems.class
  if (picked.sizeId === 0) return texts.problems.size
  const pipe = namesOf(tree, picked)
  if (!pipe) return texts.problems.thickness
  if (quantity === '') return texts.problems.quantity
  if (unit === '') return texts.problems.unit
  const checked = askedItem.safeParse({
    ...picked,
    // A point at the end is one that is still being typed behind.
    quantity: quantity.replace(/\.$/, ''),
    quantityUnit: unit,
    length: length === '' ? null : Number(length),
  })
  if (!checked.success) return checked.error.issues[0]?.message ?? ''
  const isWeighable = askedPieceGrams(pipe, checked.data.length ?? null) !== null
  return unit === 'Pieces' && !isWeighable ? texts.problems.weight : null
}

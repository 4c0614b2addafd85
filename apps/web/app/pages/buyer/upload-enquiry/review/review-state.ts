import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { correct, isReviewed, skipLine, type ReviewRow, rowOf, take, restoreLine } from './review-row'

export const PAGE_SIZE = 50

/** The state of the review of a list. */
export interface ReviewState {
  tree: PipeTree
  rows: readonly ReviewRow[]
  /** Whether only lines that need a review are shown. */
  onlyOpen: boolean
  page: number
  /** The number of the row to focus, a new object at every step; 0 for the heading. */
  focus: { on: number } | null
}

export type ReviewStep =
  | { type: 'correct'; number: number; change: Parameters<typeof correct>[1] }
  | { type: 'take' | 'leave out' | 'take in again' | 'change'; number: number }
  | { type: 'leave out all open' }
  | { type: 'filter'; onlyOpen: boolean }
  | { type: 'turn to'; page: number }

export const startReview = (lines: readonly EnquiryLine[], tree: PipeTree): ReviewState => ({
  tree,
  rows: lines.map((line, index) => rowOf(line, index + 1, tree)),
  onlyOpen: false,
  page: 1,
  focus: null,
})

/** A row being edited stays visible, even once it is complete. */
export const shownRows = ({ rows, onlyOpen }: ReviewState) =>
  onlyOpen ? rows.filter((row) => !isReviewed(row) || row.isEdited) : rows

/** Whether what will be asked for was read from a photo. */
export const isReadFromPhoto = ({ rows }: ReviewState) =>
  rows.some(({ read, decision }) => read.fromPhoto && decision !== 'left out')

export const countRows = (rows: readonly ReviewRow[]) => ({
  open: rows.filter((row) => !isReviewed(row)).length,
  taken: rows.filter(({ decision }) => decision === 'taken').length,
  leftOut: rows.filter(({ decision }) => decision === 'left out').length,
})

export function review(state: ReviewState, step: ReviewStep): ReviewState {
  switch (step.type) {
    case 'correct':
      return change(state, step.number, (row) => correct(row, step.change, state.tree))
    case 'take':
      return goOn(change(state, step.number, take), step.number)
    case 'leave out':
      return goOnUnlessCertain(state, change(state, step.number, skipLine), step.number)
    case 'take in again':
      return focusOn(change(state, step.number, restoreLine), step.number)
    case 'change':
      return focusOn(
        change(state, step.number, (row) => ({ ...row, isEdited: true })),
        step.number,
      )
    case 'leave out all open':
      return { ...state, rows: state.rows.map((row) => (isReviewed(row) ? row : skipLine(row))), focus: { on: 0 } }
    case 'filter':
      return { ...state, onlyOpen: step.onlyOpen, page: 1 }
    case 'turn to':
      return { ...state, page: step.page, focus: { on: 0 } }
  }
}

const change = (state: ReviewState, number: number, by: (row: ReviewRow) => ReviewRow): ReviewState => ({
  ...state,
  rows: state.rows.map((row) => (row.number === number ? by(row) : row)),
})

const focusOn = (state: ReviewState, number: number): ReviewState => ({ ...state, focus: { on: number } })

/** Moves on to the next uncertain line, unless a certain one was skipped. */
function goOnUnlessCertain(before: ReviewState, after: ReviewState, number: number): ReviewState {
  const wasEdited = before.rows.some((row) => row.number === number && row.isEdited)
  return wasEdited ? goOn(after, number) : focusOn(after, number)
}

/** Goes to the next row that needs a review, on any page, wrapping at the end. */
function goOn(state: ReviewState, from: number): ReviewState {
  const open = state.rows.filter((row) => !isReviewed(row))
  const next = open.find(({ number }) => number > from) ?? open[0]
  if (!next) return { ...state, page: pageOf(state, from), focus: { on: 0 } }
  return { ...state, page: pageOf(state, next.number), focus: { on: next.number } }
}

function pageOf(state: ReviewState, number: number): number {
  const before = shownRows(state).filter((row) => row.number < number)
  return Math.floor(before.length / PAGE_SIZE) + 1
}

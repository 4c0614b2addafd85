import { type EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { describe, expect, test } from 'vitest'
import { someTree } from '../../../../parts/sourcing/pipe-picker/some-tree'
import { conversionOf, correct, itemOf, skipLine, noteOf, rowOf, take, restoreLine } from './review-row'
import { countRows, PAGE_SIZE, review, type ReviewStep, shownRows, startReview } from './review-state'

const certain: EnquiryLine = {
  line: 'MS pipe 50 NB medium 120 nos',
  ...{ className: 'Round Black', size: '50 NB', thickness: '3.6', length: null, grade: null, make: null },
  ...{ quantity: 120, unit: 'Pieces', certain: true, note: null },
  item: { departmentId: 1, classId: 1, sizeId: 11, thicknessId: 112 },
  asked: { quantity: 120, unit: 'Pieces' },
  fromPhoto: false,
}
const doubtful: EnquiryLine = { ...certain, certain: false, note: 'Black is assumed.' }
const metres: EnquiryLine = {
  ...certain,
  ...{
    quantity: 300,
    unit: 'Metre',
    asked: { quantity: 50, unit: 'Pieces' },
    note: 'Old wall. 300 m are 50 pieces of 6 m.',
  },
}
const unlisted: EnquiryLine = { ...certain, thickness: '2', item: null }
const unmeasured: EnquiryLine = { ...certain, quantity: null, unit: null, asked: null }

const row = (line: EnquiryLine) => rowOf(line, 1, someTree)

describe('a line', () => {
  test.each([
    { say: 'certain', line: certain, decision: 'taken', problem: null },
    { say: 'in metres', line: metres, decision: 'taken', problem: null },
    { say: 'doubtful', line: doubtful, decision: 'open', problem: null },
    { say: 'in a thickness we lack', line: unlisted, decision: 'open', problem: 'Please select a thickness.' },
    { say: 'without a quantity', line: unmeasured, decision: 'open', problem: 'Please enter a quantity.' },
    {
      say: 'about no pipe',
      line: { ...doubtful, className: null, item: null },
      decision: 'open',
      problem: 'Please select a class.',
    },
  ])('that is $say starts as $decision', ({ line, decision, problem }) => {
    expect(row(line)).toMatchObject({ decision, problem, isEdited: decision === 'open' })
  })

  test('is taken when the buyer says so, and only if nothing is missing', () => {
    expect(take(row(doubtful))).toMatchObject({ decision: 'taken', isEdited: false })
    expect(take(row(unmeasured))).toMatchObject({ decision: 'open', isEdited: true })
  })

  test('is taken when it has been put right, and stays open to be changed', () => {
    const half = correct(row(unmeasured), { quantity: '12' }, someTree)
    expect(half).toMatchObject({ decision: 'open', problem: 'Please select a unit.' })
    expect(correct(half, { unit: 'Ton' }, someTree)).toMatchObject({ decision: 'taken', isEdited: true })
    expect(correct(row(certain), { quantity: '' }, someTree)).toMatchObject({ decision: 'open' })
  })

  test.each([
    { say: 'half a piece', change: { quantity: '2.5' }, problem: cartMessages.piecesNotWhole },
    { say: 'nothing', change: { quantity: '0' }, problem: cartMessages.quantityInvalid },
    { say: 'a length of 0', change: { length: '0' }, problem: 'Length must be above 0.' },
    {
      say: 'pieces that nobody can weigh',
      change: { picked: { classId: 3, sizeId: 31, thicknessId: 311 } },
      problem: 'The weight of a piece is not known. Please ask for it in tons.',
    },
  ])('can not ask for $say', ({ change, problem }) => {
    expect(correct(row(certain), change, someTree)).toMatchObject({ decision: 'open', problem })
  })

  test('in metres is as many pieces as their length says, until the buyer counts himself', () => {
    expect(noteOf(row(metres))).toBe('Old wall.')
    expect(conversionOf(row(metres))).toBe('300 m are 50 pieces of 6 m.')
    const longer = correct(row(metres), { length: '12' }, someTree)
    expect(longer.quantity).toBe('25')
    expect(conversionOf(longer)).toBe('300 m are 25 pieces of 12 m.')
    const counted = correct(longer, { quantity: '30' }, someTree)
    expect(conversionOf(counted)).toBe(null)
    expect(correct(counted, { length: '6' }, someTree).quantity).toBe('30')
  })

  test('that was left out comes back as it was, a doubtful one to be looked at', () => {
    expect(restoreLine(skipLine(row(certain)))).toMatchObject({ decision: 'taken' })
    expect(restoreLine(skipLine(take(row(doubtful))))).toMatchObject({ decision: 'open', isEdited: true })
  })

  test('becomes an item with its words on one line, as many as fit', () => {
    const read = { line: ' 50 NB\nmedium\t120 ', length: 5.5, make: 'Jindal', grade: 'YST 210' }
    expect(itemOf(row({ ...certain, ...read }))).toEqual({
      ...{ classId: 1, sizeId: 11, thicknessId: 112, quantity: 120, quantityUnit: 'Pieces', length: 5.5 },
      ...{ asWritten: '50 NB medium 120', make: 'Jindal', grade: 'YST 210' },
    })
    expect(itemOf(row({ ...certain, line: '\u{1f600}'.repeat(300) })).asWritten).toMatch(/^(\u{1f600}){249}…$/u)
  })
})

describe('a list', () => {
  const lines = Array.from({ length: PAGE_SIZE + 1 }, (_, at) => (at % PAGE_SIZE === 0 ? doubtful : certain))
  const after = (...steps: ReviewStep[]) => steps.reduce(review, startReview(lines, someTree))

  test('goes on to the next line that needs a look, on whatever page, and at last to its head', () => {
    const one = after({ type: 'take', number: 1 })
    expect(one).toMatchObject({ page: 2, focus: { on: PAGE_SIZE + 1 } })
    expect(review(one, { type: 'leave out', number: PAGE_SIZE + 1 }).focus).toEqual({ on: 0 })
  })

  test('keeps its place when a certain line is left out', () => {
    expect(after({ type: 'leave out', number: 2 })).toMatchObject({ page: 1, focus: { on: 2 } })
  })

  test('shows only what is open or being changed, and leaves it out at one press', () => {
    const filtered = after({ type: 'filter', onlyOpen: true })
    const corrected = review(filtered, { type: 'correct', number: 1, change: { quantity: '5' } })
    expect(shownRows(corrected).map(({ number }) => number)).toEqual([1, PAGE_SIZE + 1])
    const left = review(corrected, { type: 'leave out all open' })
    expect(countRows(left.rows)).toEqual({ open: 0, taken: PAGE_SIZE, leftOut: 1 })
  })
})

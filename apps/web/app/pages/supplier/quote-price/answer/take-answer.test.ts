import type { AnswerDraft } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { readAnswer } from '@lohahaat/domain/sourcing/answer-reader/read-answer'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { expect, test } from 'vitest'
import { changeLine } from '../lines/change-lines'
import type { LineValues } from '../lines/line-values'
import type { QuoteValues } from '../quote-values'
import { askedLines } from './asked-lines'
import { doubtsLeft, settleTerms } from './doubts'
import { countAnswer, takeAnswer } from './take-answer'

const item = {
  className: 'SHS',
  size: '50x50',
  thickness: '2.9',
  quantity: 2,
  unit: 'Ton',
  length: null,
  weightPerPiece: 25.1,
}
const items = [1, 2, 3].map((enquiryItemId) => ({ ...item, enquiryItemId, offer: null, lastPrice: null }))
const enquiry = { enquiryItems: items, quote: null } as unknown as QuotedEnquiry
const open: LineValues = { price: '', unit: 'Ton', make: 'Tata', days: '', notOffered: false }
const empty: QuoteValues = {
  lines: { 1: open, 2: open, 3: open },
  ...{ validUntil: '', freightPerTon: '', paymentTerms: '', remark: '' },
}
const pasted = (text: string, values = empty) =>
  takeAnswer(values, enquiry.enquiryItems, readAnswer(text, askedLines(enquiry), new Date('2026-11-19T06:00:00Z')))

test('an answer fills in the form as a person would, and what it leaves open stays', () => {
  const { lines, ...terms } = pasted(
    '1) 61500 2) ok 60.8/kg apollo 3) nahi hai, freight 1200/mt, advance, delivery 2 din',
  )
  expect(lines).toEqual({
    1: { price: '61,500.00', unit: 'Ton', make: 'Tata', days: '2', notOffered: false, doubts: [] },
    2: { price: '60.80', unit: 'Kg', make: 'APL Apollo', days: '2', notOffered: false, doubts: [] },
    3: { ...open, notOffered: true, doubts: [] },
  })
  expect(terms).toEqual({ freightPerTon: '1,200.00', validUntil: '', paymentTerms: 'Advance', remark: '', doubts: [] })
})

test('a remark goes behind what the party wrote itself, and once', () => {
  const once = pasted('1) 61500, ex Bhiwadi', { ...empty, remark: 'Mill make' })
  expect(once.remark).toBe('Mill make, Ex Bhiwadi')
  expect(pasted('1) 61500, ex Bhiwadi', once).remark).toBe('Mill make, Ex Bhiwadi')
})

test('a doubt stands at its field until a person changes that field', () => {
  const values = pasted('1) 62, 2 din, ex Bhiwadi')
  const { lines } = values
  expect(doubtsLeft(values)).toBe(7)
  expect(doubtsLeft(empty)).toBe(0)
  expect(lines[1]?.doubts).toEqual([
    { field: 'price', code: 'unitAssumed' },
    { field: 'days', code: 'daysUnclear' },
  ])
  expect(changeLine(lines, 1, { make: 'Jindal' })[1]?.doubts).toHaveLength(2)
  expect(changeLine(lines, 1, { unit: 'Ton' })[1]?.doubts).toEqual([{ field: 'days', code: 'daysUnclear' }])
  expect(changeLine(changeLine(lines, 1, { days: '2' }), 1, { price: '62' })[1]?.doubts).toBeUndefined()
  expect(settleTerms(values, { remark: '' }).doubts).toEqual([{ field: 'freightPerTon', code: 'exWorks' }])
  expect(settleTerms(values, { freightPerTon: '900' }).doubts).toBeUndefined()
})

test('what the party may mean by ok: what the buyer waits for, else its own price', () => {
  const offer = { price: 62_000, priceUnit: 'Ton' }
  const better = { state: 'asked', lines: [{ enquiryItemId: 1, targetPrice: 60_500 }] }
  const asked = askedLines({
    enquiryItems: items.map((line) => ({ ...line, offer })),
    quote: { better },
  } as unknown as QuotedEnquiry)
  expect(asked.map(({ own, target }) => [own?.price, target?.price ?? null])).toEqual([
    [62_000, 60_500],
    [62_000, null],
    [62_000, null],
  ])
})

test('prices, lines left out and doubts are counted', () => {
  const draft: AnswerDraft = readAnswer('1) 61500 2) na sham ko', askedLines(enquiry), new Date())
  expect(countAnswer(draft)).toEqual({ priced: 1, left: 1, doubts: 2 })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AskedLine } from './answer'
import { readAnswer } from './read-answer'
import { describeAnswer, threeLines } from './testing/some-answer'

const now = new Date('2026-11-19T06:00:00Z')
const [square] = threeLines
const oneLine = square ? [square] : []
const read = (text: string, lines: readonly AskedLine[] = threeLines) => describeAnswer(readAnswer(text, lines, now))

describe('a line that is agreed to without a figure', () => {
  const own = { price: 62_000, unit: 'Ton' } as const
  const target = { price: 60_500, unit: 'Ton' } as const
  const last = { price: 59_000, unit: 'Ton' } as const
  const line = (known: Partial<AskedLine>) => oneLine.map((asked) => ({ ...asked, ...known }))

  test.each<[says: string, known: Partial<AskedLine>, means: string]>([
    ['ok', { target }, '60500/Ton'],
    ['theek hai', { own }, '62000/Ton'],
    ['1) same', { own, last }, '62000/Ton'],
    ['kam nahi hoga', { own }, '62000/Ton'],
    ['वही', { own }, '62000/Ton'],
    ['ok', { own, target }, '60500/Ton !agreedWhich'],
    ['same', { own, target }, '62000/Ton'],
    ['same', { target }, '60500/Ton !agreedWhich'],
    ['same', { last }, '59000/Ton !agreedLast'],
    ['ok', {}, '- !agreedWithout'],
    ['ok 60800', { own, target }, '60800/Ton'],
  ])('%s, knowing %j: %s', (says, known, means) => {
    expect(read(says, line(known))).toBe(means)
  })
})

test('an enquiry of one line needs no number', () => {
  expect(read('61500 ex works, 3 din me', oneLine)).toBe('61500/Ton 3 days | Ex works / !exWorks')
  expect(read('[16/11/26, 9:58 AM] Rakesh: 61.5/kg delivered', oneLine)).toBe('61.5/Kg | freight 0 / Delivered')
  expect(read('NA', oneLine)).toBe('none')
})

test('a piece whose weight is not known has no price per ton, and nothing tells what it should cost', () => {
  const weightless = oneLine.map((line) => ({
    ...line,
    counted: { unit: 'Pieces' as const, quantity: 40, pieceGrams: null, lengthMetres: 6 },
  }))
  expect(read('1) 61500/mt', weightless)).toBe('- !unitImpossible')
  expect(read('1) 1450', weightless)).toBe('1450/Pieces !priceOdd')
})

test('a date is the next of its name, by the day in India', () => {
  const until = (text: string, at: string) => readAnswer(text, threeLines, new Date(at)).terms.validUntil
  expect(until('valid till 2 jan', '2026-11-19T06:00:00Z')).toBe('2027-01-02T23:59')
  expect(until('valid today', '2026-11-19T20:00:00Z')).toBe('2026-11-20T23:59')
  expect(readAnswer('valid till 31 feb', threeLines, now).terms.doubts).toEqual([
    { field: 'validUntil', code: 'validUnclear' },
  ])
})

test('payment terms and remarks have room in the form, or say that they were cut', () => {
  const { terms } = readAnswer(
    `1) 61500, payment ${'50% advance balance against delivery '.repeat(5)}`,
    threeLines,
    now,
  )
  expect(terms.paymentTerms).toHaveLength(100)
  expect(terms.doubts).toEqual([{ field: 'paymentTerms', code: 'termsCut' }])
})

const word = fc.constantFrom(
  ...'1) 2) 3. 61500 61,500 62/kg 72000/mt 2250 1.5k 0.6 lakh ok same nahi na ex bhiwadi FOR delhi freight 1200 gst extra included'.split(
    ' ',
  ),
  ...'din 2 din hafta advance 50% payment 30 days valid aaj kal baki sab 50x50x2.9 2" gi apollo tata नहीं है रेट भाड़ा टन नग - , . ? @ ₹ /- \n'.split(
    ' ',
  ),
)
const anyAnswer = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
)

test('whatever is pasted is read, each price stands in it, and every line of the enquiry has its answer', () => {
  fc.assert(
    fc.property(anyAnswer, (text) => {
      const { lines, terms } = readAnswer(text, threeLines, now)
      expect(lines).toHaveLength(threeLines.length)
      for (const { price, days, notOffered } of lines) {
        if (price !== null) expect(price).toMatch(/^\d+(\.\d+)?$/)
        if (notOffered) expect([price, days]).toEqual([null, null])
        if (days !== null) expect(Number.isInteger(days)).toBe(true)
      }
      if (terms.freightPerTon !== null) expect(terms.freightPerTon).toMatch(/^\d+(\.\d+)?$/)
    }),
    { numRuns: 500 },
  )
})

test('a text without a figure names no price', () => {
  fc.assert(
    fc.property(anyAnswer, (text) => {
      const { lines } = readAnswer(text.replace(/\p{N}/gu, ''), threeLines, now)
      expect(lines.every(({ price }) => price === null)).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentNumber, isDocumentNumber, nextDocumentNumber, readDocumentNumber } from './invoice-number'

const november = new Date('2026-11-18T06:00:00Z')

test.each([
  { kind: 'invoice', last: null, next: 'INV/26-27/000001' },
  { kind: 'invoice', last: 'INV/26-27/000009', next: 'INV/26-27/000010' },
  { kind: 'credit', last: null, next: 'CN/26-27/000001' },
  { kind: 'debit', last: 'DN/26-27/000123', next: 'DN/26-27/000124' },
] as const)('after $last the next $kind is $next', ({ kind, last, next }) => {
  expect(nextDocumentNumber(kind, november, last)).toBe(next)
})

test('the year turns at midnight in India', () => {
  expect(nextDocumentNumber('invoice', new Date('2027-03-31T18:29:59Z'), null)).toBe('INV/26-27/000001')
  expect(nextDocumentNumber('invoice', new Date('2027-03-31T18:30:00Z'), null)).toBe('INV/27-28/000001')
})

test('a number of another series, another year or beyond the last one is never counted on', () => {
  expect(() => nextDocumentNumber('invoice', november, 'CN/26-27/000001')).toThrow(RangeError)
  expect(() => nextDocumentNumber('invoice', november, 'INV/25-26/000001')).toThrow(RangeError)
  expect(() => nextDocumentNumber('invoice', november, 'INV/26-27/999999')).toThrow(RangeError)
})

test.each(['', '/26-27/1', '-1', '0001', 'INV/2026-27/00001', 'INV 26', 'INV_1', 'इन/1'])(
  '%j is no number by Rule 46',
  (number) => {
    expect(isDocumentNumber(number)).toBe(false)
  },
)

test('a year of numbers has no gap, keeps the rule, and reads back', () => {
  fc.assert(
    fc.property(fc.constantFrom('invoice', 'credit', 'debit'), fc.integer({ min: 1, max: 999_998 }), (kind, serial) => {
      const number = documentNumber(kind, '26-27', serial)
      expect(isDocumentNumber(number)).toBe(true)
      expect(readDocumentNumber(number)).toEqual({ kind, year: '26-27', serial })
      expect(nextDocumentNumber(kind, november, number)).toBe(documentNumber(kind, '26-27', serial + 1))
    }),
  )
})

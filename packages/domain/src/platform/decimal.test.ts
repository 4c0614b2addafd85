import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, fromUnits, readUnits, toUnits } from './decimal'

test.each([
  { say: 'a weight in kg, in grams', value: '30.18', places: 3, units: 30_180n },
  { say: 'a price in rupees, in paise', value: 62_000, places: 2, units: 6_200_000n },
  { say: 'a number that binary fractions cannot hold', value: 1.005, places: 3, units: 1_005n },
  { say: 'an amount beyond 2^53', value: '90071992547409.93', places: 2, units: 9_007_199_254_740_993n },
  { say: 'whole pieces as a numeric column prints them', value: '37.000', places: 0, units: 37n },
  { say: 'a credit', value: '-0.05', places: 2, units: -5n },
])('reads $say', ({ value, places, units }) => {
  expect(toUnits(value, places)).toBe(units)
})

test.each([
  { say: 'half a piece', value: '37.5', places: 0 },
  { say: 'a tenth of a paisa', value: 0.001, places: 2 },
  { say: 'nothing', value: '', places: 2 },
  { say: 'a grouped figure', value: '1,23,456', places: 2 },
  { say: 'an exponent', value: '1e3', places: 2 },
  { say: 'a number too large for plain digits', value: 1e21, places: 2 },
  { say: 'a missing fraction', value: '5.', places: 2 },
  { say: 'a missing whole', value: '.5', places: 2 },
  { say: 'a plus sign', value: '+5', places: 2 },
  { say: 'spaces', value: ' 5', places: 2 },
  { say: 'a line break', value: '5\n', places: 2 },
  { say: 'hexadecimal', value: '0x10', places: 2 },
  { say: 'not a number', value: NaN, places: 2 },
  { say: 'infinity', value: Infinity, places: 2 },
])('refuses $say', ({ value, places }) => {
  expect(readUnits(value, places)).toBeNull()
  expect(() => toUnits(value, places)).toThrow(RangeError)
})

test.each([
  { units: 3018n, places: 2, text: '30.18' },
  { units: 3000n, places: 2, text: '30.00' },
  { units: 5n, places: 3, text: '0.005' },
  { units: -5n, places: 2, text: '-0.05' },
  { units: 37n, places: 0, text: '37' },
])('writes $text', ({ units, places, text }) => {
  expect(fromUnits(units, places)).toBe(text)
})

test.each([
  { say: 'just under half goes down', numerator: 149n, denominator: 100n, quotient: 1n },
  { say: 'half goes up', numerator: 150n, denominator: 100n, quotient: 2n },
  { say: 'half of a credit goes away from zero', numerator: -150n, denominator: 100n, quotient: -2n },
  { say: 'just under half of a credit goes towards zero', numerator: -149n, denominator: 100n, quotient: -1n },
  { say: 'a negative divisor mirrors', numerator: 150n, denominator: -100n, quotient: -2n },
  { say: 'odd divisors have no half', numerator: 1n, denominator: 3n, quotient: 0n },
])('dividing: $say', ({ numerator, denominator, quotient }) => {
  expect(divideHalfUp(numerator, denominator)).toBe(quotient)
})

test('whole units survive being written and read', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.nat({ max: 9 }), (units, places) => {
      expect(toUnits(fromUnits(units, places), places)).toBe(units)
    }),
  )
})

test('a rounded quotient is never more than half a unit off', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
      const twiceError = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator)
      expect(twiceError <= denominator && twiceError >= -denominator).toBe(true)
    }),
  )
})

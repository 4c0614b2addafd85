import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './share-out'

test.each([
  {
    say: 'the largest remainder gets the kilogram left over',
    whole: 70n,
    weights: [5n, 4n, 2n],
    shares: [32n, 25n, 13n],
  },
  {
    say: 'equal remainders: the first ones get the units left over',
    whole: 10n,
    weights: [1n, 1n, 4n],
    shares: [2n, 2n, 6n],
  },
  { say: 'equal parts: the first comes first', whole: 2n, weights: [1n, 1n, 1n], shares: [1n, 1n, 0n] },
  { say: 'a part of no weight gets nothing', whole: 5n, weights: [0n, 1n], shares: [0n, 5n] },
  { say: 'nothing among nobody', whole: 0n, weights: [], shares: [] },
])('$say', ({ whole, weights, shares }) => {
  expect(shareOut(whole, weights)).toEqual(shares)
})

test('something among nobody is an error', () => {
  expect(() => shareOut(1n, [0n])).toThrow(RangeError)
  expect(() => shareOut(-1n, [1n])).toThrow(RangeError)
})

test('the shares add up to the whole, and none is off by a unit', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weights, (whole, parts) => {
      const sum = parts.reduce((total, part) => total + part, 0n)
      fc.pre(sum > 0n)
      const shares = shareOut(whole, parts)
      expect(shares.reduce((total, share) => total + share, 0n)).toBe(whole)
      shares.forEach((share, index) => {
        const error = share * sum - whole * (parts[index] ?? 0n)
        expect(error < sum && -error < sum).toBe(true)
      })
    }),
  )
})

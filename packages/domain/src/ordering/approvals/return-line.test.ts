import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineGrams } from '../../catalogue/tons'
import { returnLine, type Quantity } from './return-line'

const grams = 30_180n
const pieces = (quantity: string): Quantity => ({ unit: 'Pieces', quantity })
const tons = (quantity: string): Quantity => ({ unit: 'Ton', quantity })

test.each<[string, Quantity | null, Quantity, bigint | null, Quantity]>([
  ['a line that is in the cart no longer returns as it was', null, tons('2.500'), grams, tons('2.500')],
  ['tons are added to tons', tons('1.000'), tons('2.500'), grams, tons('3.500')],
  ['pieces are added to pieces', pieces('20'), pieces('37.000'), grams, pieces('57')],
  ['pieces return as tons to a line of tons', tons('1.000'), pieces('100'), grams, tons('4.018')],
  ['tons return as whole pieces to a line of pieces', pieces('10'), tons('1.000'), grams, pieces('44')],
  ['pieces of an item without a weight now return as tons', null, pieces('100'), null, tons('3.018')],
  ['less than a ton returns as the least that a cart takes', null, pieces('3'), null, tons('1.000')],
  ['beside a line that can no longer be weighed, which is a ton', pieces('5'), tons('2'), null, tons('3.000')],
  ['and never more than a cart takes', pieces('9999999'), pieces('5'), grams, pieces('10000000')],
])('%s', (_, present, returned, pieceGrams, expected) => {
  expect(returnLine(present, { ...returned, pieceGrams: grams }, pieceGrams)).toEqual(expected)
})

test('no weight is lost, and at most a started piece or kilogram added', () => {
  const line = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }).map((many) => pieces(String(many))),
    fc.integer({ min: 1000, max: 2_000_000 }).map((kg) => tons((kg / 1000).toFixed(3))),
  )
  const weight = fc.bigInt({ min: 500n, max: 500_000n })
  fc.assert(
    fc.property(fc.option(line), line, weight, (present, returned, pieceGrams) => {
      const weigh = (each: Quantity) => lineGrams({ ...each, pieceGrams })
      const after = weigh(returnLine(present, { ...returned, pieceGrams }, pieceGrams))
      const sum = (present ? weigh(present) : 0n) + weigh(returned)
      expect(after).toBeGreaterThanOrEqual(sum)
      expect(after - sum).toBeLessThan(pieceGrams > 1000n ? pieceGrams : 1000n)
    }),
  )
})

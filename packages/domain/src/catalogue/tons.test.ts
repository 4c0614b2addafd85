import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeGrams, lineGrams, piecesForTons, totalGrams, toTons, wholeKilograms, type WeighedLine } from './tons'

const tons = (quantity: string | number): WeighedLine => ({ unit: 'Ton', quantity, pieceGrams: null })
const pieces = (quantity: string | number, pieceGrams: bigint | null): WeighedLine => ({
  unit: 'Pieces',
  quantity,
  pieceGrams,
})

test.each([
  { say: '120 pieces of 30.18 kg', line: pieces(120, 30_180n), grams: 3_621_600n },
  { say: '37 pieces, as the database prints them', line: pieces('37.000', 30_180n), grams: 1_116_660n },
  { say: '3.5 tons', line: tons(3.5), grams: 3_500_000n },
  { say: 'a ton and one kilogram', line: tons('1.001'), grams: 1_001_000n },
  { say: 'tons, whatever a piece weighs', line: { ...tons(2), pieceGrams: 30_180n }, grams: 2_000_000n },
])('$say', ({ line, grams }) => {
  expect(lineGrams(line)).toBe(grams)
})

test.each([
  { say: 'half a piece', line: pieces(1.5, 30_180n) },
  { say: 'pieces of unknown weight', line: pieces(10, null) },
  { say: 'pieces that weigh nothing', line: pieces(10, 0n) },
  { say: 'no pieces', line: pieces(0, 30_180n) },
  { say: 'less than nothing', line: tons(-1) },
  { say: 'a tonnage finer than a kilogram', line: tons('1.0005') },
])('$say is refused', ({ line }) => {
  expect(() => lineGrams(line)).toThrow(RangeError)
})

test.each([
  { say: 'an empty cart', lines: [], total: 0n, fee: 1_000_000n },
  { say: 'half a ton', lines: [tons(0.5)], total: 500_000n, fee: 500_000n },
  { say: 'a mixed cart', lines: [tons(2), pieces(100, 51_540n)], total: 7_154_000n, fee: 7_154_000n },
])('$say weighs, and is charged for', ({ lines, total, fee }) => {
  expect([totalGrams(lines), feeGrams(lines)]).toEqual([total, fee])
})

test.each([
  { grams: 3_621_600n, shown: 3.622 },
  { grams: 3_621_499n, shown: 3.621 },
  { grams: 500n, shown: 0.001 },
  { grams: 0n, shown: 0 },
])('$grams g is shown as $shown t', ({ grams, shown }) => {
  expect(toTons(grams)).toBe(shown)
})

test.each([
  { say: '5 t of 100x50x4 x 6 m', quantity: 5, pieceGrams: 51_540n, count: 98n },
  { say: 'a weight that divides evenly', quantity: 3.018, pieceGrams: 30_180n, count: 100n },
  { say: 'a kilogram more than that', quantity: '3.019', pieceGrams: 30_180n, count: 101n },
])('$say takes $count pieces', ({ quantity, pieceGrams, count }) => {
  expect(piecesForTons(quantity, pieceGrams)).toBe(count)
})

test('pieces of unknown weight cannot be counted', () => {
  expect(() => piecesForTons(5, null)).toThrow(RangeError)
})

// Tons are shown to the kilogram, so only pieces above half of one can be told apart; the lightest pipe weighs 2 kg.
test('pieces turned into tons and back never lose a piece', () => {
  const count = fc.bigInt({ min: 1n, max: 10_000_000n })
  const pieceGrams = fc.bigInt({ min: 500n, max: 5_000_000n })
  fc.assert(
    fc.property(count, pieceGrams, (count, pieceGrams) => {
      const back = piecesForTons(toTons(lineGrams(pieces(String(count), pieceGrams))), pieceGrams)
      expect(back - count === 0n || back - count === 1n).toBe(true)
    }),
  )
})

test.each([
  { say: 'whole kilograms', grams: 3_000n, kg: 3n },
  { say: 'a started kilogram', grams: 3_001n, kg: 4n },
  { say: 'a gram', grams: 1n, kg: 1n },
])('$say out of stock', ({ grams, kg }) => {
  expect(wholeKilograms(grams)).toBe(kg)
})

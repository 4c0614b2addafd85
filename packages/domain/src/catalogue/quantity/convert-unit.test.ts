import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertUnit, type Converted, type Quantity } from './convert-unit'
import { lineGrams, type Unit } from '../tons'

const typed = (quantity: string, unit: Unit): Converted => ({ quantity, unit, from: null })
const other = (unit: Unit): Unit => (unit === 'Ton' ? 'Pieces' : 'Ton')

test.each([
  { say: '3 tons of 24.48 kg a piece', from: typed('3', 'Ton'), pieceGrams: 24_480n, to: '123' },
  { say: 'tons that are whole pieces', from: typed('3.018', 'Ton'), pieceGrams: 30_180n, to: '100' },
  { say: 'a ton of pieces heavier than it', from: typed('1', 'Ton'), pieceGrams: 1_200_000n, to: '1' },
  { say: 'pieces that end within a kilogram', from: typed('123', 'Pieces'), pieceGrams: 24_480n, to: '3.012' },
  { say: 'pieces that are whole tons', from: typed('100', 'Pieces'), pieceGrams: 30_000n, to: '3' },
  { say: 'fewer pieces than a ton', from: typed('5', 'Pieces'), pieceGrams: 24_480n, to: '1' },
])('$say are $to in the other unit', ({ from, pieceGrams, to }) => {
  const unit = other(from.unit)
  const { quantity } = from
  expect(convertUnit(from, unit, pieceGrams)).toEqual({ quantity: to, unit, from: { quantity, unit: from.unit } })
})

test('the unit it has already leaves a quantity as it is', () => {
  const pieces = convertUnit(typed('3', 'Ton'), 'Pieces', 24_480n)
  expect(convertUnit(pieces, 'Pieces', 24_480n)).toEqual(pieces)
})

const pieceGrams = fc.bigInt({ min: 1_000n, max: 5_000_000n })
const figure = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }).map((count) => typed(String(count), 'Pieces')),
  fc.integer({ min: 1_000, max: 10_000_000 }).map((kg) => typed((kg / 1000).toFixed(3), 'Ton')),
)
const gramsOf = ({ quantity, unit }: Quantity, grams: bigint) => lineGrams({ quantity, unit, pieceGrams: grams })

test('converted, it never weighs less, and less than a piece or a kilogram more', () => {
  fc.assert(
    fc.property(figure, pieceGrams, (from, piece) => {
      const to = convertUnit(from, other(from.unit), piece)
      const more = gramsOf(to, piece) - gramsOf(from, piece)
      expect(more).toBeGreaterThanOrEqual(0n)
      const isSmallest = to.unit === 'Ton' && to.quantity === '1'
      if (!isSmallest) expect(more).toBeLessThan(to.unit === 'Pieces' ? piece : 1_000n)
    }),
  )
})

test('there and back, untouched, is the earlier figure', () => {
  fc.assert(
    fc.property(figure, pieceGrams, (from, piece) => {
      expect(convertUnit(convertUnit(from, other(from.unit), piece), from.unit, piece)).toEqual(from)
    }),
  )
})

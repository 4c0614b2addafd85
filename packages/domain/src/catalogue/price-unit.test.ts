import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, toUnits } from '../platform/decimal'
import { rupees } from '../platform/money'
import { canPriceBy, pricePerTon, priceUnits, priceUnitsOf, quotedPaise, type CountedLine } from './price-unit'
import { lineGrams } from './tons'

const inTons: CountedLine = { unit: 'Ton', quantity: '2.525', pieceGrams: 25_100n, lengthMetres: 6 }
const inPieces: CountedLine = { unit: 'Pieces', quantity: '100', pieceGrams: 30_180n, lengthMetres: null }

test.each([
  ['tons by the ton', inTons, 'Ton', 62_000.5, 156_551.26, 62_000.5],
  ['tons by the kilogram', inTons, 'Kg', 62.05, 156_676.25, 62_050],
  // 2,525 kg are 100.597… pieces of 25.1 kg, which are not rounded up.
  ['tons by the piece', inTons, 'Pieces', 1500, 150_896.41, 59_760.96],
  ['tons by the metre', inTons, 'Metre', 250, 150_896.41, 59_760.96],
  ['pieces by the piece', inPieces, 'Pieces', 1850, 185_000, 61_298.87],
  ['pieces by the ton', inPieces, 'Ton', 60_000, 181_080, 60_000],
  ['pieces by the kilogram', inPieces, 'Kg', 60.01, 181_110.18, 60_010],
  // The usual length is 6 m.
  ['pieces by the metre', inPieces, 'Metre', 310.15, 186_090, 61_660.04],
] as const)('%s', (_, line, priceUnit, price, amount, perTon) => {
  const quoted = { ...line, priceUnit, price: rupees(price) }
  expect(quotedPaise(quoted)).toBe(rupees(amount))
  expect(pricePerTon(quoted)).toBe(rupees(perTon))
})

test('a price without a unit is per the line’s own', () => {
  expect(quotedPaise({ ...inPieces, price: rupees(1850) })).toBe(rupees(185_000))
  expect(pricePerTon({ ...inPieces, price: rupees(1850), priceUnit: null })).toBe(rupees(61_298.87))
})

test('without the weight of a piece, tons have no price per piece or metre', () => {
  const unweighed = { ...inTons, pieceGrams: null }
  expect(priceUnitsOf(unweighed)).toEqual(['Ton', 'Kg'])
  expect(priceUnitsOf(inPieces)).toEqual(['Pieces', 'Ton', 'Kg', 'Metre'])
  expect(canPriceBy(unweighed, 'Metre')).toBe(false)
  expect(() => quotedPaise({ ...unweighed, price: 1n, priceUnit: 'Pieces' })).toThrow(RangeError)
  expect(pricePerTon({ ...unweighed, price: 1n, priceUnit: 'Pieces' })).toBeNull()
})

const anyLine: fc.Arbitrary<CountedLine> = fc.oneof(
  fc.record({
    unit: fc.constant('Ton' as const),
    quantity: fc.integer({ min: 1, max: 9_999_999 }).map((kilograms) => (kilograms / 1000).toFixed(3)),
    pieceGrams: fc.bigInt({ min: 1n, max: 900_000n }),
    lengthMetres: fc.constantFrom(null, 6, 6.096, 12),
  }),
  fc.record({
    unit: fc.constant('Pieces' as const),
    quantity: fc.integer({ min: 1, max: 99_999 }),
    pieceGrams: fc.bigInt({ min: 1n, max: 900_000n }),
    lengthMetres: fc.constantFrom(null, 6, 6.096, 12),
  }),
)
const anyPrice = fc.bigInt({ min: 1n, max: 10_000_000_000n })

test('weight prices are billed by the gram, whatever the quantity is counted in', () => {
  fc.assert(
    fc.property(anyLine, anyPrice, (line, price) => {
      const grams = lineGrams(line)
      expect(quotedPaise({ ...line, price, priceUnit: 'Ton' })).toBe(divideHalfUp(grams * price, 1_000_000n))
      expect(quotedPaise({ ...line, price, priceUnit: 'Kg' })).toBe(divideHalfUp(grams * price, 1000n))
    }),
  )
})

test('a price per metre is the price per piece of so many metres', () => {
  fc.assert(
    fc.property(anyLine, anyPrice, (line, price) => {
      const millimetres = toUnits(line.lengthMetres ?? 6, 3)
      const byMetre = quotedPaise({ ...line, price: price * 1000n, priceUnit: 'Metre' })
      expect(byMetre).toBe(quotedPaise({ ...line, price: price * millimetres, priceUnit: 'Pieces' }))
    }),
  )
})

test('what a line costs is its weight at the price per ton, but for the paisa that each rounds', () => {
  fc.assert(
    fc.property(anyLine, anyPrice, fc.constantFrom(...priceUnits), (line, price, priceUnit) => {
      const quoted = { ...line, price, priceUnit }
      const perTon = pricePerTon(quoted) ?? -1n
      const grams = lineGrams(line)
      const off = quotedPaise(quoted) * 1_000_000n - grams * perTon
      // Half a paisa of the amount, and half a paisa of each ton.
      expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(1_000_000n + grams)
    }),
  )
})

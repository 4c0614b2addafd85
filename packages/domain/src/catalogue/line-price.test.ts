import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePaise, type PricedLine } from './line-price'
import { rupees } from '../platform/money'
import { pieceGrams } from './weight'

const pieces = (quantity: number, grams: bigint | null, price: string | number): PricedLine => ({
  unit: 'Pieces',
  quantity,
  pieceGrams: grams,
  pricePerTon: rupees(price),
})
const tons = (quantity: string | number, price: string | number): PricedLine => ({
  unit: 'Ton',
  quantity,
  pieceGrams: null,
  pricePerTon: rupees(price),
})
const medium50 = pieceGrams({ size: '50 NB', thickness: '3.6', length: 6 })

test.each([
  { say: '37 pieces of 30.18 kg at ₹62,000/MT', line: pieces(37, 30_180n, 62_000), paise: 6_923_292n },
  { say: '120 pcs 50 NB M x 6 m at ₹62,000/MT', line: pieces(120, medium50, 62_000), paise: rupees('224539.20') },
  { say: '3.5 t at ₹57,250.50/MT', line: tons(3.5, '57250.50'), paise: rupees('200376.75') },
  { say: 'half a paisa goes up', line: tons('0.001', '5'), paise: 1n },
  { say: 'less than half goes down', line: tons('0.001', '4.99'), paise: 0n },
  { say: 'the half that binary fractions lose', line: tons('1.005', '1'), paise: 101n },
  { say: 'the largest order', line: tons(10_000_000, '99999.99'), paise: rupees('999999900000') },
])('$say', ({ line, paise }) => {
  expect(linePaise(line)).toBe(paise)
})

const line = fc.record({
  unit: fc.constant('Pieces' as const),
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  pieceGrams: fc.bigInt({ min: 1n, max: 5_000_000n }),
  pricePerTon: fc.bigInt({ min: 0n, max: 100_000_000n }),
})

test('a line is within half a paisa of its exact price', () => {
  fc.assert(
    fc.property(line, (line) => {
      const exact = BigInt(line.quantity) * line.pieceGrams * line.pricePerTon
      const error = linePaise(line) * 1_000_000n - exact
      expect(error > -500_000n && error <= 500_000n).toBe(true)
    }),
  )
})

test('the same steel costs the same by the piece and by the ton', () => {
  fc.assert(
    fc.property(line, (line) => {
      const evenPiece = { ...line, pieceGrams: line.pieceGrams * 1000n }
      const kilograms = BigInt(line.quantity) * line.pieceGrams
      const byTon = { ...line, unit: 'Ton' as const, quantity: `${kilograms / 1000n}.${pad(kilograms % 1000n)}` }
      expect(linePaise(byTon)).toBe(linePaise(evenPiece))
    }),
  )
})

const pad = (value: bigint) => String(value).padStart(3, '0')

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { cartTotals, type CartLine, type CartTotals, type FeeStructure } from './totals'

const fees: FeeStructure = {
  gstPercent: 1_800n,
  weighment: rupees(150),
  loadingPerTon: rupees(250),
  platformPerTon: rupees('99.50'),
  handlingPerExtraBrand: rupees(500),
}
const apollo = 1
const tata = 2

const tons = (brandId: number, quantity: string | number, price: number): CartLine => ({
  brandId,
  unit: 'Ton',
  quantity,
  pieceGrams: null,
  pricePerTon: rupees(price),
})
const pieces = (brandId: number, quantity: number, pieceGrams: bigint, price: number): CartLine => ({
  ...tons(brandId, quantity, price),
  unit: 'Pieces',
  pieceGrams,
})

test.each<{ say: string; lines: CartLine[]; expected: Partial<CartTotals> }>([
  {
    say: '120 pcs 50 NB M x 6 m',
    lines: [pieces(apollo, 120, 30_180n, 62_000)],
    expected: {
      goods: rupees('224539.20'),
      gst: rupees('40417.06'),
      weighment: rupees(150),
      loading: rupees('905.40'),
      platform: rupees('360.35'),
      handling: 0n,
      total: rupees('266372.01'),
      grams: 3_621_600n,
    },
  },
  {
    say: 'two brands are handled once',
    lines: [tons(apollo, 2, 60_000), tons(tata, 1, 58_000), tons(apollo, 1, 61_000)],
    expected: { goods: rupees(239_000), loading: rupees(1_000), handling: rupees(500), grams: 4_000_000n },
  },
  {
    say: 'an empty cart shows the fees of one ton',
    lines: [],
    expected: {
      goods: 0n,
      gst: 0n,
      weighment: rupees(150),
      loading: rupees(250),
      platform: rupees('99.50'),
      handling: 0n,
      total: rupees('499.50'),
      grams: 0n,
    },
  },
  {
    say: 'lines are rounded one by one',
    lines: [tons(apollo, '0.001', 5), tons(apollo, '0.001', 5)],
    expected: { goods: 2n },
  },
])('$say', ({ lines, expected }) => {
  expect(cartTotals(lines, fees)).toMatchObject(expected)
})

test('GST follows the rate to the hundredth of a percent', () => {
  const line = tons(apollo, 1, 60_000)
  expect(cartTotals([line], { ...fees, gstPercent: 1_825n }).gst).toBe(rupees(10_950))
})

const paise = fc.bigInt({ min: 0n, max: 100_000_000n })
const anyLine: fc.Arbitrary<CartLine> = fc.record({
  brandId: fc.integer({ min: 1, max: 5 }),
  unit: fc.constantFrom('Pieces', 'Ton'),
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  pieceGrams: fc.bigInt({ min: 1n, max: 5_000_000n }),
  pricePerTon: paise,
})
const anyFees: fc.Arbitrary<FeeStructure> = fc.record({
  gstPercent: fc.bigInt({ min: 0n, max: 10_000n }),
  weighment: paise,
  loadingPerTon: paise,
  platformPerTon: paise,
  handlingPerExtraBrand: paise,
})

test('the total is the sum of its parts, none of them negative', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyFees, (lines, fees) => {
      const { total, grams, ...parts } = cartTotals(lines, fees)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0n)).toBe(total)
      expect(Object.values(parts).every((part) => part >= 0n) && grams >= 0n).toBe(true)
    }),
  )
})

test('the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyFees, fc.nat(), (lines, fees, turn) => {
      const at = turn % (lines.length + 1)
      const turned = [...lines.slice(at), ...lines.slice(0, at)].reverse()
      expect(cartTotals(turned, fees)).toEqual(cartTotals(lines, fees))
    }),
  )
})

test('one more line never makes a filled cart cheaper', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1 }), anyLine, anyFees, (lines, line, fees) => {
      expect(cartTotals([...lines, line], fees).total >= cartTotals(lines, fees).total).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { quotedPaise, type QuotedLine } from '../catalogue/price-unit'
import { freightPaise, landedPerTon, quoteTotals } from './quote-totals'
import type { FeeStructure } from '../ordering/totals'

const fees: FeeStructure = {
  gstPercent: 1_800n,
  weighment: rupees(300),
  loadingPerTon: rupees(250),
  platformPerTon: rupees(100),
  handlingPerExtraBrand: rupees(500),
}

const tons = (quantity: string | number, price: string): QuotedLine => ({
  unit: 'Ton',
  quantity,
  pieceGrams: null,
  price: rupees(price),
})
const pieces = (quantity: number, pieceGrams: bigint, price: string): QuotedLine => ({
  ...tons(quantity, price),
  unit: 'Pieces',
  pieceGrams,
})

test.each<[string, QuotedLine, bigint]>([
  ['a ton and a half', tons('1.500', '60000'), rupees(90_000)],
  ['pieces by the piece, whatever they weigh', pieces(37, 30_180n, '1890.55'), rupees('69950.35')],
  ['a kilogram at half a paisa more is rounded up', tons('0.001', '0.50'), 0n],
  ['half a paisa is rounded up', tons('0.001', '5'), 1n],
  ['as the database writes pieces', { ...pieces(1, 30_180n, '1890.55'), quantity: '37.000' }, rupees('69950.35')],
])('%s', (_, line, expected) => {
  expect(quotedPaise(line)).toBe(expected)
})

test('an order of tons and pieces with freight, added up by hand', () => {
  const lines = [tons('2.000', '58000'), pieces(100, 30_180n, '1850')]
  expect(quoteTotals(lines, fees, { freightPerTon: rupees(1_200), isExtraLot: false })).toEqual({
    goods: rupees(301_000),
    gst: rupees(54_180),
    weighment: rupees(300),
    // 5.018 MT.
    loading: rupees('1254.50'),
    platform: rupees('501.80'),
    handling: 0n,
    freight: rupees('6021.60'),
    total: rupees('363257.90'),
    grams: 5_018_000n,
    // 363257.90 / 5.018 = 72390.97 and a bit.
    landedPerTon: rupees('72390.97'),
  })
})

test('one more lot is handled once more', () => {
  const lines = [tons(1, '60000'), tons(1, '61000')]
  const terms = { freightPerTon: 0n, isExtraLot: false }
  const [alone, beside] = [false, true].map((isExtraLot) => quoteTotals(lines, fees, { ...terms, isExtraLot }))
  expect([alone?.handling, beside?.handling]).toEqual([0n, rupees(500)])
  expect((beside?.total ?? 0n) - (alone?.total ?? 0n)).toBe(rupees(500))
})

describe('cost by the ton', () => {
  test.each<[bigint, bigint, bigint]>([
    [100n, 8_000_000n, 13n],
    [99n, 8_000_000n, 12n],
    [1n, 2_000_000n, 1n],
    [5n, 1n, 5_000_000n],
    [7n, 0n, 0n],
  ])('%d paise for %d g are %d a ton, half up', (total, grams, expected) => {
    expect(landedPerTon(total, grams)).toBe(expected)
  })

  test('freight is rounded half up, once for the whole weight', () => {
    expect(freightPaise(500_000n, 1n)).toBe(1n)
    expect(freightPaise(499_999n, 1n)).toBe(0n)
    const line = tons('0.500', '1')
    expect(quoteTotals([line, line], fees, { freightPerTon: 1n, isExtraLot: false }).freight).toBe(1n)
  })
})

const paise = fc.bigInt({ min: 0n, max: 100_000_000n })
const anyLine: fc.Arbitrary<QuotedLine> = fc.record({
  unit: fc.constantFrom('Pieces', 'Ton'),
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  pieceGrams: fc.bigInt({ min: 1n, max: 5_000_000n }),
  price: fc.bigInt({ min: 1n, max: 10_000_000_000n }),
})
const anyFees: fc.Arbitrary<FeeStructure> = fc.record({
  gstPercent: fc.bigInt({ min: 0n, max: 10_000n }),
  weighment: paise,
  loadingPerTon: paise,
  platformPerTon: paise,
  handlingPerExtraBrand: paise,
})
const anyTerms = fc.record({ freightPerTon: paise, isExtraLot: fc.boolean() })

test('the total is the sum of its parts, and by the ton it is the total again', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1 }), anyFees, anyTerms, (lines, fees, terms) => {
      const { total, grams, landedPerTon: perTon, ...parts } = quoteTotals(lines, fees, terms)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0n)).toBe(total)
      expect(Object.values(parts).every((part) => part >= 0n)).toBe(true)
      const missed = perTon * grams - total * 1_000_000n
      expect(2n * missed <= grams && -2n * missed < grams).toBe(true)
    }),
  )
})

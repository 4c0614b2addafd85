import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { settlementPolicies, settleShortage, type SettledLine } from './settlement'
import { compareSlips, DEFAULT_SHORTAGE_RULE } from './shortage'

const slips = (sellerNetKg: bigint, otherNetKg: bigint) =>
  compareSlips({ sellerNetKg, otherNetKg, invoicedKg: sellerNetKg }, DEFAULT_SHORTAGE_RULE)
const line = (orderLineId: number, ratePerTon: number, feesPerTon = 0, theoreticalGrams = 1_000_000n): SettledLine => ({
  orderLineId,
  theoreticalGrams,
  ratePerTon: rupees(ratePerTon),
  feesPerTon: rupees(feesPerTon),
})
const terms = { policy: 'full', gst: 1800n, isInterState: true } as const

// 10,000 kg at ₹60,000, of which 9,930 kg arrived: 0.70 % short.
test.each([
  { policy: 'full', kg: 70n, taxable: 4_200, gst: 756, total: 4_956 },
  { policy: 'excess', kg: 20n, taxable: 1_200, gst: 216, total: 1_416 },
] as const)('70 kg short, $policy: a credit of ₹$total', ({ policy, kg, taxable, gst, total }) => {
  expect(settleShortage(slips(10_000n, 9_930n), [line(1, 60_000)], { ...terms, policy })).toEqual({
    kind: 'credit',
    kg,
    lines: [{ orderLineId: 1, kg, goods: rupees(taxable), fees: 0n }],
    taxable: rupees(taxable),
    taxes: [rupees(gst)],
    total: rupees(total),
  })
})

test('within the allowance nothing is settled', () => {
  expect(settleShortage(slips(10_000n, 9_950n), [line(1, 60_000)], terms)).toBeNull()
  expect(settleShortage(slips(10_000n, 10_050n), [line(1, 60_000)], terms)).toBeNull()
})

test('more than was invoiced is debited', () => {
  expect(settleShortage(slips(10_000n, 10_070n), [line(1, 60_000)], terms)).toMatchObject({
    kind: 'debit',
    kg: 70n,
    total: rupees(4_956),
  })
})

test('fees by the ton come with their goods, taxed alike', () => {
  expect(settleShortage(slips(10_000n, 9_930n), [line(1, 60_000, 250)], terms)).toMatchObject({
    lines: [{ orderLineId: 1, kg: 70n, goods: rupees('4200.00'), fees: rupees('17.50') }],
    taxable: rupees('4217.50'),
    taxes: [rupees('759.15')],
    total: rupees('4976.65'),
  })
})

test('within one state both halves are rounded by themselves', () => {
  const one = [line(1, 60_000.25)]
  // 4,200.0175 is 4,200.02; 18 % are 756.0036, and each 9 % are 378.0018.
  expect(settleShortage(slips(10_000n, 9_930n), one, { ...terms, isInterState: false })?.taxes).toEqual([
    rupees('378.00'),
    rupees('378.00'),
  ])
  const odd = [line(1, 62_000.1)]
  // 4,340.01: 18 % are 781.2018, halves 390.6009.
  expect(settleShortage(slips(10_000n, 9_930n), odd, { ...terms, isInterState: false })).toMatchObject({
    taxable: rupees('4340.01'),
    taxes: [rupees('390.60'), rupees('390.60')],
    total: rupees('5121.21'),
  })
})

test('a halved odd paisa is no half: IGST of ₹0.75 on ₹4.17 is ₹0.38 twice within the state', () => {
  const cheap = [line(1, 59.57)]
  const paid = (isInterState: boolean) => settleShortage(slips(10_000n, 9_930n), cheap, { ...terms, isInterState })
  expect(paid(true)).toMatchObject({ taxable: rupees('4.17'), taxes: [rupees('0.75')], total: rupees('4.92') })
  expect(paid(false)).toMatchObject({ taxes: [rupees('0.38'), rupees('0.38')], total: rupees('4.93') })
})

test('half of a quarter percent is no whole hundredth of one', () => {
  const terms = { policy: 'full', gst: 25n, isInterState: false } as const
  expect(settleShortage(slips(10_000n, 9_930n), [line(1, 60_000)], terms)?.taxes).toEqual([
    rupees('5.25'),
    rupees('5.25'),
  ])
})

test('a truck of several lines shares the shortage by theory; a line too light for a kilogram stays out', () => {
  const lines = [line(1, 60_000, 250, 6_000_000n), line(2, 70_000, 250, 3_990_000n), line(3, 80_000, 250, 10_000n)]
  expect(settleShortage(slips(10_000n, 9_930n), lines, terms)).toMatchObject({
    kg: 70n,
    lines: [
      { orderLineId: 1, kg: 42n, goods: rupees('2520.00'), fees: rupees('10.50') },
      { orderLineId: 2, kg: 28n, goods: rupees('1960.00'), fees: rupees('7.00') },
    ],
    taxable: rupees('4497.50'),
    taxes: [rupees('809.55')],
    total: rupees('5307.05'),
  })
})

const anyLine = fc.record({
  orderLineId: fc.nat(1000),
  theoreticalGrams: fc.bigInt({ min: 1n, max: 20_000_000n }),
  ratePerTon: fc.bigInt({ min: 1n, max: 10_000_000n }),
  feesPerTon: fc.bigInt({ min: 0n, max: 100_000n }),
})
const anyTruck = fc.uniqueArray(anyLine, { minLength: 1, maxLength: 12, selector: ({ orderLineId }) => orderLineId })
const kg = fc.bigInt({ min: 5_000n, max: 30_000n })

test('notes add up: lines to the taxable value and the kilograms, and excess is full less the allowance', () => {
  fc.assert(
    fc.property(anyTruck, kg, kg, fc.boolean(), (lines, seller, buyer, isInterState) => {
      const compared = slips(seller, buyer)
      const [full, excess] = settlementPolicies.map((policy) =>
        settleShortage(compared, lines, { policy, gst: 1800n, isInterState }),
      )
      expect(full === null).toBe(compared.isWithin)
      if (!full || !excess) return
      expect(full.kind).toBe(buyer < seller ? 'credit' : 'debit')
      expect(full.kg - excess.kg).toBe(compared.allowedKg)
      for (const note of [full, excess]) {
        expect(note.lines.reduce((sum, line) => sum + line.kg, 0n)).toBe(note.kg)
        expect(note.lines.reduce((sum, { goods, fees }) => sum + goods + fees, 0n)).toBe(note.taxable)
        expect(note.taxable + note.taxes.reduce((sum, tax) => sum + tax, 0n)).toBe(note.total)
        // Within half a paisa of the exact tax for each tax there is.
        const off = (note.total - note.taxable) * 10_000n - note.taxable * 1800n
        expect(off <= 10_000n && off >= -10_000n).toBe(true)
      }
      expect(full.taxable).toBeGreaterThanOrEqual(0n)
    }),
  )
})

test('a credit is the mirror of the debit for as much', () => {
  fc.assert(
    fc.property(anyTruck, fc.bigInt({ min: 51n, max: 5_000n }), (lines, off) => {
      const credit = settleShortage(slips(10_000n, 10_000n - off), lines, terms)
      const debit = settleShortage(slips(10_000n, 10_000n + off), lines, terms)
      expect({ ...credit, kind: 'debit' }).toEqual(debit)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { changedPrice } from './price-change'

const amount = (value: string | number, roundTo?: number) => ({
  by: rupees(value),
  percentHundredths: 0n,
  step: roundTo ? rupees(roundTo) : 1n,
})
const percent = (hundredths: bigint, roundTo?: number) => ({ ...amount(0, roundTo), percentHundredths: hundredths })

test.each([
  { say: '₹500 more', price: 62_000, change: amount(500), is: '62500.00' },
  { say: '₹499.50 less', price: 62_000, change: amount('-499.50'), is: '61500.50' },
  { say: '2.5 % more', price: 62_000, change: percent(250n), is: '63550.00' },
  { say: '2.5 % less', price: 62_000, change: percent(-250n), is: '60450.00' },
  { say: 'half a paisa goes up when prices rise', price: '0.50', change: percent(100n), is: '0.51' },
  { say: 'half a paisa goes up when prices fall', price: '0.50', change: percent(-100n), is: '0.50' },
  { say: 'to ₹10: half goes up', price: 61_995, change: amount(0, 10), is: '62000.00' },
  { say: 'to ₹10: just under half goes down', price: '61994.99', change: amount(0, 10), is: '61990.00' },
  { say: 'to ₹50, of a percentage', price: 62_000, change: percent(33n, 50), is: '62200.00' },
  { say: 'to ₹100', price: 62_000, change: amount(150, 100), is: '62200.00' },
  { say: 'rounded once: ₹4.9995 is below the half of ₹10', price: '5.05', change: percent(-100n, 10), is: '0.00' },
  { say: 'nothing at all', price: '61999.99', change: amount(0), is: '61999.99' },
])('$say', ({ price, change, is }) => {
  expect(changedPrice(rupees(price), change)).toBe(rupees(is))
})

const prices = fc.bigInt({ min: 1n, max: 10n ** 8n })
const steps = fc.constantFrom(1n, 100n, 500n, 1_000n, 5_000n, 10_000n)
const changes = fc.record({
  by: fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }),
  percentHundredths: fc.bigInt({ min: -5_000n, max: 5_000n }),
  step: steps,
})

test('a new price is a multiple of the step, and at most half a step off', () => {
  fc.assert(
    fc.property(prices, changes, (price, change) => {
      const changed = changedPrice(price, change)
      expect(changed % change.step).toBe(0n)
      const exact = price * (10_000n + change.percentHundredths) + change.by * 10_000n
      const twiceError = 2n * (changed * 10_000n - exact)
      expect(twiceError <= change.step * 10_000n && twiceError >= -change.step * 10_000n).toBe(true)
    }),
  )
})

test('the dearer item stays the dearer one, or becomes as dear', () => {
  fc.assert(
    fc.property(prices, prices, changes, (one, other, change) => {
      const [lower, higher] = one < other ? [one, other] : [other, one]
      expect(changedPrice(lower, change) <= changedPrice(higher, change)).toBe(true)
    }),
  )
})

test('an amount goes there and back', () => {
  fc.assert(
    fc.property(prices, fc.bigInt({ min: 0n, max: 10n ** 8n }), (price, by) => {
      const change = { by, percentHundredths: 0n, step: 1n }
      expect(changedPrice(changedPrice(price, change), { ...change, by: -by })).toBe(price)
    }),
  )
})

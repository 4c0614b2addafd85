import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedKg, compareSlips, DEFAULT_SHORTAGE_RULE } from './shortage'

test.each([
  { invoiced: 10_000n, allowed: 50n },
  { invoiced: 25_000n, allowed: 125n },
  // Half a percent is finer than two steps of 10 kg.
  { invoiced: 3_622n, allowed: 20n },
  { invoiced: 4_000n, allowed: 20n },
  { invoiced: 4_200n, allowed: 21n },
  // 50.995 kg: the last one isn't whole.
  { invoiced: 10_199n, allowed: 50n },
])('of $invoiced kg, $allowed kg are allowed', ({ invoiced, allowed }) => {
  expect(allowedKg(invoiced, DEFAULT_SHORTAGE_RULE)).toBe(allowed)
})

test.each([
  { net: 10_000n, difference: 0n, within: true },
  { net: 9_950n, difference: -50n, within: true },
  { net: 9_949n, difference: -51n, within: false },
  { net: 9_930n, difference: -70n, within: false },
  { net: 10_050n, difference: 50n, within: true },
  { net: 10_060n, difference: 60n, within: false },
])('10,000 kg loaded, $net kg arrived: within $within', ({ net, difference, within }) => {
  expect(compareSlips({ sellerNetKg: 10_000n, otherNetKg: net, invoicedKg: 10_000n }, DEFAULT_SHORTAGE_RULE)).toEqual({
    differenceKg: difference,
    allowedKg: 50n,
    isWithin: within,
  })
})

test('where theory is invoiced, slips are still compared with each other, and only the allowance follows the invoice', () => {
  const slips = { sellerNetKg: 9_400n, otherNetKg: 9_345n, invoicedKg: 10_000n }
  expect(compareSlips(slips, DEFAULT_SHORTAGE_RULE)).toEqual({ differenceKg: -55n, allowedKg: 50n, isWithin: false })
})

test('the allowance is never finer than the machine, never less for more, and within means the same both ways', () => {
  const kg = fc.bigInt({ min: 1n, max: 60_000n })
  fc.assert(
    fc.property(kg, kg, kg, (invoicedKg, sellerNetKg, otherNetKg) => {
      const allowed = allowedKg(invoicedKg, DEFAULT_SHORTAGE_RULE)
      expect(allowed).toBeGreaterThanOrEqual(20n)
      expect(allowedKg(invoicedKg + 1n, DEFAULT_SHORTAGE_RULE)).toBeGreaterThanOrEqual(allowed)
      const there = compareSlips({ sellerNetKg, otherNetKg, invoicedKg }, DEFAULT_SHORTAGE_RULE)
      const back = compareSlips({ sellerNetKg: otherNetKg, otherNetKg: sellerNetKg, invoicedKg }, DEFAULT_SHORTAGE_RULE)
      expect(there.differenceKg).toBe(-back.differenceKg)
      expect(there.isWithin).toBe(back.isWithin)
    }),
  )
})

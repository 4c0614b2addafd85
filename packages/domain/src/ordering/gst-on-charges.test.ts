import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRupees } from '../platform/money'
import { gstOnCharges } from './gst-on-charges'

const charged = {
  gstPercent: 18,
  weighmentCharge: 300,
  loadingCharge: 904.17,
  platformFee: 361.67,
  handlingFee: 500,
  freightCharge: 0,
}

test.each([
  { say: 'weighment, loading, platform and handling', changed: {}, paise: 37_185n },
  { say: 'freight too', changed: { freightCharge: 4500 }, paise: 118_185n },
  { say: 'at the rate of the order', changed: { gstPercent: 12.25 }, paise: 25_307n },
  { say: 'no charges', changed: { weighmentCharge: 0, loadingCharge: 0, platformFee: 0, handlingFee: 0 }, paise: 0n },
  { say: 'no tax', changed: { gstPercent: 0 }, paise: 0n },
])('GST on charges: $say', ({ changed, paise }) => {
  expect(gstOnCharges({ ...charged, ...changed })).toBe(paise)
})

test('half a paisa counts as one, once over the sum of the charges', () => {
  // 18 % of ₹0.25 is 4.5 paise; of five times ₹0.05 rounded one by one it would be 5 × 1.
  const each = { weighmentCharge: 0.05, loadingCharge: 0.05, platformFee: 0.05, handlingFee: 0.05, freightCharge: 0.05 }
  expect(gstOnCharges({ gstPercent: 18, ...each })).toBe(5n)
  expect(gstOnCharges({ gstPercent: 18, ...each, freightCharge: 0.06 })).toBe(5n)
  expect(gstOnCharges({ gstPercent: 18, ...each, freightCharge: 0 })).toBe(4n)
})

test('it is the exact tax to within half a paisa, however the charges are split', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000_000_000n })
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 0, max: 10_000 }), (loading, platform, freight, rate) => {
      const rest = { weighmentCharge: 0, handlingFee: 0, gstPercent: rate / 100 }
      const split = {
        loadingCharge: toRupees(loading),
        platformFee: toRupees(platform),
        freightCharge: toRupees(freight),
      }
      const tax = gstOnCharges({ ...rest, ...split })
      const together = { loadingCharge: toRupees(loading + platform + freight), platformFee: 0, freightCharge: 0 }
      expect(tax).toBe(gstOnCharges({ ...rest, ...together }))
      const missing = (loading + platform + freight) * BigInt(rate) - tax * 10_000n
      expect(missing >= -5000n && missing < 5000n).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, rupees, toRupees } from './money'

test.each([
  { say: 'a price per ton', value: 62_000, paise: 6_200_000n },
  { say: 'an amount with paise', value: '224539.20', paise: 22_453_920n },
  { say: 'one paisa', value: 0.01, paise: 1n },
])('$say in paise', ({ value, paise }) => {
  expect(rupees(value)).toBe(paise)
})

test('no price is finer than a paisa', () => {
  expect(() => rupees('62000.005')).toThrow(RangeError)
})

test.each([
  { paise: 0n, text: '₹0.00' },
  { paise: 5n, text: '₹0.05' },
  { paise: 99_999n, text: '₹999.99' },
  { paise: 22_453_920n, text: '₹2,24,539.20' },
  { paise: 12_345_600n, text: '₹1,23,456.00' },
  { paise: 1_234_567_890n, text: '₹1,23,45,678.90' },
  { paise: -150n, text: '−₹1.50' },
  { paise: 9_007_199_254_740_993n, text: '₹9,00,71,99,25,47,409.93' },
])('$text', ({ paise, text }) => {
  expect(formatRupees(paise)).toBe(text)
})

test('the wire keeps every paisa of any amount up to a lakh crore rupees', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (paise) => {
      expect(rupees(toRupees(paise))).toBe(paise)
    }),
  )
})

test('the shown text holds the very digits of the amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), (paise) => {
      expect(rupees(formatRupees(paise).replace(/[₹,]/g, ''))).toBe(paise)
    }),
  )
})

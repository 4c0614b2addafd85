import { expect, test } from 'vitest'
import { formatKg, formatRupeesPerTon, formatTons, formatWeight } from './format'

test.each([
  { value: 62_000, text: '₹62,000.00' },
  { value: 57_850.5, text: '₹57,850.50' },
  { value: 1_05_000, text: '₹1,05,000.00' },
])('a price of $text', ({ value, text }) => {
  expect(formatRupeesPerTon(value)).toBe(text)
})

test.each([
  { value: 8.18, text: '8.18 kg' },
  { value: 30.2, text: '30.20 kg' },
  { value: 158.415, text: '158.415 kg' },
  { value: 123_456, text: '1,23,456.00 kg' },
])('$text', ({ value, text }) => {
  expect(formatKg(value)).toBe(text.replace(' ', '\u00a0'))
})

test.each([
  { value: 48, text: '48.000 MT' },
  { value: 7.482, text: '7.482 MT' },
  { value: 1204.5, text: '1,204.500 MT' },
])('$text', ({ value, text }) => {
  expect(formatTons(value)).toBe(text.replace(' ', '\u00a0'))
})

test('grams are weighed to the kilogram', () => {
  expect(formatWeight(1_340_499n)).toBe('1.340\u00a0MT')
})

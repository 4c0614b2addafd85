import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words'
import { rupees } from './money'

test.each([
  ['534197.33', 'Five Lakh Thirty Four Thousand One Hundred Ninety Seven Rupees and Thirty Three Paise Only'],
  ['0', 'Zero Rupees Only'],
  ['0.05', 'Zero Rupees and Five Paise Only'],
  ['1.01', 'One Rupee and One Paisa Only'],
  ['100000', 'One Lakh Rupees Only'],
  ['10000000', 'One Crore Rupees Only'],
  ['10000001', 'One Crore One Rupees Only'],
  [
    '123456789012',
    'Twelve Thousand Three Hundred Forty Five Crore Sixty Seven Lakh Eighty Nine Thousand Twelve Rupees Only',
  ],
  ['200000000000000.99', 'Two Crore Crore Rupees and Ninety Nine Paise Only'],
])('₹%s', (amount, words) => {
  expect(amountInWords(rupees(amount))).toBe(words)
})

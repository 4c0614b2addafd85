import { afterAll, afterEach, expect, test } from 'vitest'
import { amountInWords } from './amount-in-words'
import { englishReader, hindiReader, setReader } from './language'
import { rupees } from './money'

const before = setReader(() => englishReader)
afterEach(() => setReader(() => englishReader))
afterAll(() => setReader(before))

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

test.each([
  ['534197.33', 'पाँच लाख चौंतीस हज़ार एक सौ सत्तानवे रुपये और तैंतीस पैसे मात्र'],
  ['0', 'शून्य रुपये मात्र'],
  ['1.01', 'एक रुपया और एक पैसा मात्र'],
  ['100', 'एक सौ रुपये मात्र'],
  ['1100.51', 'एक हज़ार एक सौ रुपये और इक्यावन पैसे मात्र'],
  ['100105', 'एक लाख एक सौ पाँच रुपये मात्र'],
  ['505500', 'पाँच लाख पाँच हज़ार पाँच सौ रुपये मात्र'],
  ['12345678.05', 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये और पाँच पैसे मात्र'],
  ['200000000000000', 'दो करोड़ करोड़ रुपये मात्र'],
])('₹%s in Hindi', (amount, words) => {
  setReader(() => hindiReader)
  expect(amountInWords(rupees(amount))).toBe(words)
})

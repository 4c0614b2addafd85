import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOnly } from './tidy-field'

test.each([
  { say: 'nothing', typed: '', places: 2, text: '' },
  { say: 'a whole number', typed: '62000', places: 2, text: '62000' },
  { say: 'a decimal on its way', typed: '30.', places: 2, text: '30.' },
  { say: 'a decimal', typed: '30.18', places: 2, text: '30.18' },
  { say: 'one digit too many', typed: '30.185', places: 2, text: '30.18' },
  { say: 'tons to the kilogram', typed: '12.345', places: 3, text: '12.345' },
  { say: 'a second point', typed: '30.1.8', places: 2, text: '30.18' },
  { say: 'a point first', typed: '.5', places: 2, text: '0.5' },
  { say: 'zeros in front', typed: '007.50', places: 2, text: '7.50' },
  { say: 'a zero and a decimal', typed: '0.05', places: 2, text: '0.05' },
  { say: 'a letter', typed: '30x', places: 2, text: '30' },
  { say: 'a minus', typed: '-30', places: 2, text: '30' },
  { say: 'a pasted price', typed: '₹1,23,456.50/MT', places: 2, text: '123456.50' },
  { say: 'a pasted price in rupees', typed: 'Rs. 62,000.00', places: 2, text: '62000.00' },
  { say: 'pieces', typed: '37.9', places: 0, text: '37' },
])('$say: $typed becomes $text', ({ typed, places, text }) => {
  expect(decimalOnly(places)(typed)).toBe(text)
})

test('a tidy text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'01.5,-₹aé ') }), fc.nat(4), (typed, places) => {
      const text = decimalOnly(places)(typed)
      expect(decimalOnly(places)(text)).toBe(text)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDecimal } from './tidy-field'

test.each([
  { say: 'nothing', typed: '', text: '' },
  { say: 'a whole number', typed: '62000', text: '62000' },
  { say: 'a decimal on its way', typed: '30.', text: '30.' },
  { say: 'a decimal', typed: '30.18', text: '30.18' },
  { say: 'one digit too many', typed: '30.185', text: '30.185' },
  { say: 'tons to the kilogram', typed: '12.345', text: '12.345' },
  { say: 'a second point', typed: '30.1.8', text: '30.18' },
  { say: 'a point first', typed: '.5', text: '0.5' },
  { say: 'zeros in front', typed: '007.50', text: '7.50' },
  { say: 'a zero and a decimal', typed: '0.05', text: '0.05' },
  { say: 'a letter', typed: '30x', text: '30' },
  { say: 'a minus', typed: '-30', text: '-30' },
  { say: 'a minus of a typesetter', typed: '−30', text: '-30' },
  { say: 'a range', typed: '5-6', text: '5-6' },
  { say: 'a power of ten', typed: ' 1e3 ', text: '1e3' },
  { say: 'one on its way', typed: '1e', text: '1e' },
  { say: 'a pasted price', typed: '₹1,23,456.50/MT', text: '123456.50' },
  { say: 'a pasted price in rupees', typed: 'Rs. 62,000.00', text: '62000.00' },
  { say: 'an amount with its dash', typed: '₹62,000/-', text: '62000' },
  { say: 'pieces', typed: '37.9', text: '37.9' },
])('$say: $typed becomes $text', ({ typed, text }) => {
  expect(plainDecimal(typed)).toBe(text)
})

test('a tidy text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'01.5,-₹aeé/ ') }), (typed) => {
      const text = plainDecimal(typed)
      expect(plainDecimal(text)).toBe(text)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersApart, nearNames } from './near-names'

const brands = ['APL Apollo', 'Tata Structura', 'Jindal Star', 'Surya Prakash', 'Hi-Tech']
const sizes = ['20x20', '25x25', '50x50', '70x70', '72x72', '100x50', '50 NB', '65 NB']
const walls = ['2.0', '2.6', '2.9', '3.2', '4.0']
const grades = ['YSt 210', 'YSt 240', 'YSt 310', 'E250']
const deliveries = ['Ready stock (1-3 days)', 'Within 7 days', 'Within 15 days']

test.each([
  { text: 'Tata Structra', names: brands, near: ['Tata Structura'] },
  { text: 'tata strcutura', names: brands, near: ['Tata Structura'] },
  { text: 'Tata', names: brands, near: ['Tata Structura'] },
  { text: 'Apl Appolo', names: brands, near: ['APL Apollo'] },
  { text: 'Hitech', names: brands, near: ['Hi-Tech'] },
  { text: 'Posco', names: brands, near: [] },
  { text: '73x73', names: sizes, near: ['72x72'] },
  { text: '51 NB', names: sizes, near: ['50 NB'] },
  { text: '100 × 55', names: sizes, near: ['100x50'] },
  { text: '300x300', names: sizes, near: [] },
  { text: '2.8', names: walls, near: ['2.9'] },
  { text: '99.9', names: walls, near: [] },
  { text: 'YST310', names: grades, near: ['YSt 310'] },
  { text: 'YSt 320', names: grades, near: ['YSt 310'] },
  { text: 'YSt 999', names: grades, near: [] },
  { text: 'Redy stock', names: deliveries, near: ['Ready stock (1-3 days)'] },
  { text: 'with in 7 dyas', names: deliveries, near: ['Within 7 days'] },
  { text: 'within 6 days', names: deliveries, near: ['Within 7 days'] },
  { text: 'soon', names: deliveries, near: [] },
  { text: 'XHS', names: ['SHS', 'RHS', 'GP'], near: ['SHS', 'RHS'] },
  { text: '', names: brands, near: [] },
])('$text may mean $near', ({ text, names, near }) => {
  expect(nearNames(text, names)).toEqual(near)
})

test('words are as far apart one way as the other, and a word from itself not at all', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(lettersApart(one, other, 20)).toBe(lettersApart(other, one, 20))
      expect(lettersApart(one, one, 0)).toBe(0)
      expect(lettersApart(one, other, 20)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})

test('a limit changes no distance below it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 }), fc.nat(4), (one, other, most) => {
      const apart = lettersApart(one, other, 20)
      expect(lettersApart(one, other, most)).toBe(apart > most ? Infinity : apart)
    }),
  )
})

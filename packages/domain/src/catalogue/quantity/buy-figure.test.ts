import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFigure, type ConvertedFigure } from './buy-figure'
import { inCartUnits } from './cart-units'

const pipe = { pieceGrams: 24_480n, pieceMillimetres: 6_000n }
const typed = (quantity: string, unit: ConvertedFigure['unit']): ConvertedFigure => ({ quantity, unit, from: null })

test.each([
  { from: typed('50', 'Metre'), to: 'Pieces', quantity: '9' },
  { from: typed('738', 'Metre'), to: 'Ton', quantity: '3.012' },
  { from: typed('3', 'Ton'), to: 'Metre', quantity: '738' },
  { from: typed('3', 'Ton'), to: 'Pieces', quantity: '123' },
  { from: typed('9', 'Pieces'), to: 'Metre', quantity: '54' },
] as const)('$from.quantity $from.unit is $quantity $to', ({ from, to, quantity }) => {
  expect(convertFigure(from, to, pipe)).toMatchObject({ quantity, unit: to })
})

test.each([
  { typed: typed('50.5', 'Metre'), cart: { quantity: '9', unit: 'Pieces' } },
  { typed: typed('54', 'Metre'), cart: { quantity: '9', unit: 'Pieces' } },
  { typed: typed('2.5', 'Ton'), cart: { quantity: '2.5', unit: 'Ton' } },
])('$typed.quantity $typed.unit go into the cart as $cart.quantity $cart.unit', ({ typed: figure, cart }) => {
  expect(inCartUnits(figure, pipe)).toEqual(cart)
})

test('there and back, untouched, is the earlier figure in every unit', () => {
  const units = ['Pieces', 'Ton', 'Metre'] as const
  const figure = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }).map(String),
    unit: fc.constantFrom(...units),
  })
  fc.assert(
    fc.property(figure, fc.constantFrom(...units), (from, unit) => {
      const start = { ...from, from: null }
      expect(convertFigure(convertFigure(start, unit, pipe), from.unit, pipe)).toEqual(start)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedPieceGrams, askedQuantity, type WrittenUnit } from './asked-quantity'
import { toUnits } from '../platform/decimal'

const asked = (quantity: string | number, unit: WrittenUnit, length: number | null = null) =>
  askedQuantity({ quantity, unit, length })

test.each([
  { written: '3.5 Ton', is: '3.5 Ton' },
  { written: '1200 Pieces', is: '1200 Pieces' },
  { written: '300 Kg', is: '0.3 Ton' },
  { written: '1250.00 Kg', is: '1.25 Ton' },
  { written: '1 Kg', is: '0.001 Ton' },
  { written: '300.5 Kg', is: '0.301 Ton' },
  { written: '300 Metre', is: '50 Pieces' },
  { written: '301 Metre', is: '51 Pieces' },
  { written: '4 Metre', is: '1 Pieces' },
  { written: '126 Metre', length: 4.25, is: '30 Pieces' },
  { written: '0.3 Metre', length: 0.1, is: '3 Pieces' },
  { written: '20 Feet', is: '2 Pieces' },
  { written: '20 Feet', length: 6.096, is: '1 Pieces' },
  { written: '20.000001 Feet', length: 6.096, is: '2 Pieces' },
])('$written are $is', ({ written, length = null, is }) => {
  const [quantity = '', unit] = written.split(' ')
  const found = asked(quantity, unit as WrittenUnit, length)
  expect(`${found?.quantity} ${found?.unit}`).toBe(is)
})

test('what was converted is said with its figures', () => {
  expect(asked('300.50', 'Kg')?.conversion).toEqual({ code: 'kilograms', written: 300.5, tons: 0.301 })
  expect(asked(20, 'Feet', 6.096)?.conversion).toEqual({ code: 'feet', written: 20, pieces: 1, length: 6.096 })
  expect(asked(300, 'Metre')?.conversion).toEqual({ code: 'metres', written: 300, pieces: 50, length: 6 })
  expect(asked(3, 'Ton')?.conversion).toBeNull()
})

test.each([
  { say: 'half a piece', found: asked(2.5, 'Pieces') },
  { say: 'tons finer than a kilogram', found: asked(2.0005, 'Ton') },
  { say: 'less than half a kilogram', found: asked(0.4, 'Kg') },
  { say: 'nothing', found: asked(0, 'Metre') },
  { say: 'less than nothing', found: asked(-3, 'Ton') },
  { say: 'no figure', found: asked('many', 'Pieces') },
  { say: 'no number', found: asked(NaN, 'Kg') },
  { say: 'more than can be written', found: asked(1e30, 'Metre') },
  { say: 'metres of pieces without length', found: asked(30, 'Metre', 0) },
])('$say can not be asked for', ({ found }) => expect(found).toBeNull())

const thousandths = fc.integer({ min: 1, max: 10 ** 9 })
const lengths = fc.integer({ min: 1, max: 100_000 })

test('the pieces reach as far as was asked for, and one less would not', () => {
  fc.assert(
    fc.property(thousandths, lengths, fc.constantFrom('Metre' as const, 'Feet' as const), (sum, length, unit) => {
      const pieces = BigInt(asked(sum / 1000, unit, length / 1000)?.quantity ?? 0)
      // In ten-millionths of a metre.
      const wanted = BigInt(sum) * (unit === 'Feet' ? 3048n : 10_000n)
      const piece = BigInt(length) * 10_000n
      expect(pieces * piece >= wanted && wanted > (pieces - 1n) * piece).toBe(true)
    }),
  )
})

test('kilograms and their tons are the same weight, to the kilogram', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (kilograms) => {
      expect(toUnits(asked(kilograms, 'Kg')?.quantity ?? 0, 3)).toBe(BigInt(kilograms))
    }),
  )
})

test.each([
  { size: '50x50', thickness: '2.9', length: null, grams: 24_720n },
  { size: '50x50', thickness: '2.9', length: 3, grams: 12_360n },
  { size: '50x50', thickness: '30', length: null, grams: null },
  { size: 'On request', thickness: '2.9', length: null, grams: null },
  { size: '50x50', thickness: '2.9', length: 0, grams: null },
])('a piece of $size x $thickness x $length m weighs $grams g', ({ length, grams, ...pipe }) => {
  expect(askedPieceGrams(pipe, length)).toBe(grams)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWithLimit, readFigure, roundFigure, type Fraction } from './figures'

const figure = (text: string): Fraction => {
  const read = readFigure(text)
  if (read === null) throw new Error(`${text} can be read`)
  return read
}

// IS 2: what is dropped and is exactly half goes to the even neighbour.
test.each([
  ['0.204', 2, 20n],
  ['0.205', 2, 20n],
  ['0.2050001', 2, 21n],
  ['0.215', 2, 22n],
  ['0.2149', 2, 21n],
  ['319.5', 0, 320n],
  ['320.5', 0, 320n],
  ['319.49', 0, 319n],
  ['0.04', 3, 40n],
  ['.040', 3, 40n],
  [' 0.04 ', 3, 40n],
  ['12', 1, 120n],
])('%s to %i decimals is %s', (text, places, rounded) => {
  expect(roundFigure(figure(text), places)).toBe(rounded)
})

test.each([
  ['0.0404', '0.040', 0n],
  ['0.0406', '0.040', 1n],
  ['0.20', '0.20', 0n],
  ['0.2', '0.20', 0n],
  ['319.6', '320', 0n],
  ['319.4', '320', -1n],
])('%s held against %s', (text, limit, sign) => {
  expect(compareWithLimit(figure(text), limit)).toBe(sign)
})

test.each([undefined, '', '-', '-0.1', '<0.04', '0,04', '1e3', 'nil', '.', '0.'])('%s is no figure', (text) => {
  expect(readFigure(text)).toBeNull()
})

test('rounding is never more than half a unit off, and at half it is even', () => {
  const numerator = fc.bigInt({ min: 0n, max: 10n ** 9n })
  fc.assert(
    fc.property(numerator, fc.bigInt({ min: 1n, max: 10_000n }), fc.nat(4), (top, denominator, places) => {
      const rounded = roundFigure({ numerator: top, denominator }, places)
      const off = 2n * (top * 10n ** BigInt(places) - rounded * denominator)
      expect(off <= denominator && off >= -denominator).toBe(true)
      if (off === denominator || off === -denominator) expect(rounded % 2n).toBe(0n)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareByTheory } from './share'

const truck = (...grams: bigint[]) => grams.map((theoreticalGrams, at) => ({ orderLineId: at + 1, theoreticalGrams }))
const kilos = (kg: bigint, ...grams: bigint[]) => shareByTheory(kg, truck(...grams)).map((line) => line.kg)

test.each([
  { say: 'one line has all of it', net: 9_930n, grams: [9_876_543n], kg: [9_930n] },
  { say: 'a truck of three lines', net: 9_060n, grams: [3_621_600n, 4_999_380n, 301_800n], kg: [3_677n, 5_076n, 307n] },
  { say: 'two kilograms over three equal lines go to the first two', net: 2n, grams: [5n, 5n, 5n], kg: [1n, 1n, 0n] },
  { say: 'a line without weight gets none', net: 7n, grams: [0n, 3n, 3n], kg: [0n, 4n, 3n] },
  { say: 'an empty truck', net: 0n, grams: [1n, 2n], kg: [0n, 0n] },
  { say: 'a shortage', net: -70n, grams: [3n, 4n], kg: [-30n, -40n] },
  { say: 'a shortage that does not divide', net: -5n, grams: [1n, 1n], kg: [-3n, -2n] },
])('$say', ({ net, grams, kg }) => {
  expect(kilos(net, ...grams)).toEqual(kg)
})

test('over nothing nothing is shared', () => {
  expect(() => kilos(5n)).toThrow(RangeError)
  expect(() => kilos(5n, 0n, 0n)).toThrow(RangeError)
})

const anyTruck = fc
  .uniqueArray(fc.record({ orderLineId: fc.nat(1000), theoreticalGrams: fc.bigInt({ min: 0n, max: 40_000_000n }) }), {
    minLength: 1,
    maxLength: 30,
    selector: ({ orderLineId }) => orderLineId,
  })
  .filter((lines) => lines.some(({ theoreticalGrams }) => theoreticalGrams > 0n))
/** Few different weights, so that remainders are often equal. */
const evenTruck = fc.uniqueArray(
  fc.record({ orderLineId: fc.nat(50), theoreticalGrams: fc.bigInt({ min: 1n, max: 3n }) }),
  {
    minLength: 1,
    maxLength: 20,
    selector: ({ orderLineId }) => orderLineId,
  },
)
const anyWeight = fc.bigInt({ min: -60_000n, max: 60_000n })

test('shares add up to the kilogram, and each is less than one off its exact part', () => {
  fc.assert(
    fc.property(fc.oneof(anyTruck, evenTruck), anyWeight, (lines, net) => {
      const shares = shareByTheory(net, lines)
      expect(shares.reduce((sum, { kg }) => sum + kg, 0n)).toBe(net)
      const total = lines.reduce((sum, { theoreticalGrams }) => sum + theoreticalGrams, 0n)
      for (const [at, { kg }] of shares.entries()) {
        const off = kg * total - net * (lines[at]?.theoreticalGrams ?? 0n)
        expect(off < total && off > -total).toBe(true)
      }
    }),
  )
})

test('the order of the lines makes no difference', () => {
  fc.assert(
    fc.property(
      fc
        .oneof(anyTruck, evenTruck)
        .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
      anyWeight,
      ([lines, shuffled], net) => {
        const byLine = (shares: { orderLineId: number; kg: bigint }[]) =>
          shares.toSorted((one, other) => one.orderLineId - other.orderLineId)
        expect(byLine(shareByTheory(net, shuffled))).toEqual(byLine(shareByTheory(net, lines)))
      },
    ),
  )
})

test('of two lines the heavier never gets less', () => {
  fc.assert(
    fc.property(anyTruck, fc.bigInt({ min: 0n, max: 60_000n }), (lines, net) => {
      const shares = shareByTheory(net, lines)
      const heavier = lines.map((line, at) => ({ ...line, kg: shares[at]?.kg ?? 0n }))
      heavier.sort((one, other) => Number(one.theoreticalGrams - other.theoreticalGrams))
      for (const [at, line] of heavier.entries()) {
        const next = heavier[at + 1]
        if (next && next.theoreticalGrams > line.theoreticalGrams) expect(next.kg).toBeGreaterThanOrEqual(line.kg)
      }
    }),
  )
})

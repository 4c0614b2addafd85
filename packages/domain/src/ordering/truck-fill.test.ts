import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTrucks } from './truck-fill'

/** 50 NB medium, 6 m: 30.18 kg. */
const piece = 30_180n
const tons = (count: bigint) => count * 1_000_000n

test.each([
  { payload: 9n, fits: 298n, load: 8_993_640n, spare: 6_360n },
  { payload: 16n, fits: 530n, load: 15_995_400n, spare: 4_600n },
  { payload: 21n, fits: 695n, load: 20_975_100n, spare: 24_900n },
  { payload: 25n, fits: 828n, load: 24_989_040n, spare: 10_960n },
])('$fits pieces of 30.18 kg fit on a truck of $payload t', ({ payload, fits, load, spare }) => {
  expect(fillTrucks(tons(payload), piece, 1n)).toMatchObject({
    piecesPerTruck: fits,
    loadGrams: load,
    spareGrams: spare,
  })
})

test.each([
  { pieces: 1n, trucks: 1n, last: 1n, grams: 30_180n },
  { pieces: 298n, trucks: 1n, last: 298n, grams: 8_993_640n },
  { pieces: 299n, trucks: 2n, last: 1n, grams: 30_180n },
  { pieces: 596n, trucks: 2n, last: 298n, grams: 8_993_640n },
  { pieces: 1_000n, trucks: 4n, last: 106n, grams: 3_199_080n },
  { pieces: 10n ** 15n, trucks: 3_355_704_697_987n, last: 172n, grams: 5_190_960n },
])('$pieces pieces need $trucks trucks of 9 t, $last on the last', ({ pieces, trucks, last, grams }) => {
  expect(fillTrucks(tons(9n), piece, pieces)).toMatchObject({ trucks, lastPieces: last, lastGrams: grams })
})

test('a piece as heavy as the payload fills a truck', () => {
  expect(fillTrucks(piece, piece, 2n)).toMatchObject({ piecesPerTruck: 1n, spareGrams: 0n, trucks: 2n, lastPieces: 1n })
})

test.each([
  { say: 'a piece heavier than the payload', payload: piece - 1n, weight: piece, pieces: 1n },
  { say: 'no payload', payload: 0n, weight: piece, pieces: 1n },
  { say: 'a payload below nothing', payload: -tons(9n), weight: piece, pieces: 1n },
  { say: 'a piece without weight', payload: tons(9n), weight: 0n, pieces: 1n },
  { say: 'a weight below nothing', payload: tons(9n), weight: -piece, pieces: 1n },
  { say: 'no pieces', payload: tons(9n), weight: piece, pieces: 0n },
])('$say fills no truck', ({ payload, weight, pieces }) => {
  expect(fillTrucks(payload, weight, pieces)).toBeNull()
})

test('a full truck is never over its payload, and one piece more would be', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 18n })
  fc.assert(
    fc.property(positive, positive, positive, (payload, weight, pieces) => {
      const fill = fillTrucks(payload, weight, pieces)
      expect(fill === null).toBe(weight > payload)
      if (fill === null) return
      expect(fill.loadGrams).toBeLessThanOrEqual(payload)
      expect(fill.loadGrams + weight).toBeGreaterThan(payload)
      expect(fill.loadGrams + fill.spareGrams).toBe(payload)
    }),
  )
})

test('every piece is on a truck, none of them empty, and no truck fewer would do', () => {
  const figure = fc.bigInt({ min: 1n, max: 10n ** 9n })
  fc.assert(
    fc.property(figure, figure, figure, (weight, more, pieces) => {
      const fill = fillTrucks(weight + more, weight, pieces)
      if (fill === null) throw new Error('One piece fits')
      expect((fill.trucks - 1n) * fill.piecesPerTruck + fill.lastPieces).toBe(pieces)
      expect(fill.lastPieces).toBeGreaterThan(0n)
      expect(fill.lastPieces).toBeLessThanOrEqual(fill.piecesPerTruck)
      expect(fill.lastGrams).toBe(fill.lastPieces * weight)
    }),
  )
})

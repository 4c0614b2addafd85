import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftToLoad, refuseLoad, type Consignment, type LoadedLine, type OrderedLine } from './loading'

/** 50 NB medium, 6 m: 30.18 kg. */
const pieceGrams = 30_180n
const byPieces: OrderedLine = { orderLineId: 1, pieces: 120n, grams: 3_621_600n, pieceGrams }
const byWeight: OrderedLine = { orderLineId: 2, pieces: null, grams: 10_000_000n, pieceGrams }
const order = [byPieces, byWeight]

const pieces = (count: bigint): LoadedLine => ({ orderLineId: 1, pieces: count, grams: count * pieceGrams })
const kilos = (count: bigint): LoadedLine => ({ orderLineId: 2, pieces: null, grams: count * 1000n })
const truck = (...lines: LoadedLine[]): Consignment => ({ state: 'Loaded', lines })
const FIVE_PERCENT = 500n

test('before the first truck all of it is left', () => {
  expect(leftToLoad(order, [], FIVE_PERCENT)).toEqual([
    {
      orderLineId: 1,
      pieces: 120n,
      grams: 3_621_600n,
      mostPieces: 126n,
      mostGrams: 3_802_680n,
      isComplete: false,
    },
    {
      orderLineId: 2,
      pieces: null,
      grams: 10_000_000n,
      mostPieces: null,
      mostGrams: 10_500_000n,
      isComplete: false,
    },
  ])
})

test('two trucks take the one what the other left', () => {
  const [left] = leftToLoad([byPieces], [truck(pieces(50n)), truck(pieces(30n), kilos(500n))], 0n)
  expect(left).toMatchObject({ pieces: 40n, grams: 40n * pieceGrams, mostPieces: 40n, isComplete: false })
})

test('below nothing there is nothing left', () => {
  const [left] = leftToLoad([byPieces], [truck(pieces(125n))], 0n)
  expect(left).toMatchObject({ pieces: 0n, grams: 0n, mostPieces: 0n, mostGrams: 0n, isComplete: true })
})

test.each([
  { say: '119 of 120 pieces, whatever the tolerance', line: byPieces, load: pieces(119n), complete: false },
  { say: '120 of 120 pieces', line: byPieces, load: pieces(120n), complete: true },
  { say: '9.5 of 10 t at 5 %', line: byWeight, load: kilos(9500n), complete: true },
  { say: '9.499 of 10 t at 5 %', line: byWeight, load: kilos(9499n), complete: false },
])('$say: complete $complete', ({ line, load, complete }) => {
  expect(leftToLoad([line], [truck(load)], FIVE_PERCENT)[0]?.isComplete).toBe(complete)
})

test('a rest lighter than one piece is no rest, where the weight of a piece is known', () => {
  const most = truck(kilos(9970n))
  expect(leftToLoad([byWeight], [most], 0n)[0]?.isComplete).toBe(true)
  expect(leftToLoad([{ ...byWeight, pieceGrams: 30_000n }], [most], 0n)[0]?.isComplete).toBe(false)
  expect(leftToLoad([{ ...byWeight, pieceGrams: null }], [most], 0n)[0]?.isComplete).toBe(false)
  // Less than a piece was ordered, and nothing of it is loaded.
  expect(leftToLoad([{ ...byWeight, grams: 20_000n }], [], 0n)[0]?.isComplete).toBe(false)
})

test.each([
  { say: 'an empty truck', load: [], refusals: [{ kind: 'nothingToLoad' }] },
  {
    say: "another order's line",
    load: [{ ...pieces(1n), orderLineId: 9 }],
    refusals: [{ kind: 'unknownLine', orderLineId: 9 }],
  },
  { say: 'a line twice', load: [pieces(1n), pieces(1n)], refusals: [{ kind: 'lineTwice', orderLineId: 1 }] },
  { say: 'no pieces', load: [pieces(0n)], refusals: [{ kind: 'notAboveZero', orderLineId: 1 }] },
  { say: 'no weight', load: [{ ...pieces(1n), grams: 0n }], refusals: [{ kind: 'notAboveZero', orderLineId: 1 }] },
  {
    say: 'pieces by weight with less than none',
    load: [{ ...kilos(5n), pieces: -1n }],
    refusals: [{ kind: 'notAboveZero', orderLineId: 2 }],
  },
  {
    say: 'goods by the piece that nobody counted',
    load: [{ ...pieces(1n), pieces: null }],
    refusals: [{ kind: 'piecesMissing', orderLineId: 1 }],
  },
  {
    say: 'pieces above order and tolerance',
    load: [{ ...pieces(127n), grams: 3_802_680n }],
    refusals: [{ kind: 'aboveOrdered', orderLineId: 1, unit: 'pieces', most: 126n, figure: 127n }],
  },
  {
    say: 'few pieces of a weight that all of them have not',
    load: [{ ...pieces(2n), grams: 3_802_681n }],
    refusals: [{ kind: 'aboveOrdered', orderLineId: 1, unit: 'grams', most: 3_802_680n, figure: 3_802_681n }],
  },
  {
    say: 'each line of its own fault',
    load: [kilos(10_501n), { ...pieces(1n), orderLineId: 9 }],
    refusals: [
      { kind: 'aboveOrdered', orderLineId: 2, unit: 'grams', most: 10_500_000n, figure: 10_501_000n },
      { kind: 'unknownLine', orderLineId: 9 },
    ],
  },
])('$say is refused', ({ load, refusals }) => {
  expect(refuseLoad(load, order, [], FIVE_PERCENT)).toEqual(refusals)
})

test('up to the tolerance it is loaded, counting what other trucks have', () => {
  const others = [truck(pieces(100n), kilos(4000n))]
  expect(refuseLoad([pieces(26n), kilos(6500n)], order, others, FIVE_PERCENT)).toEqual([])
  expect(refuseLoad([pieces(27n)], order, others, FIVE_PERCENT)).toContainEqual({
    kind: 'aboveOrdered',
    orderLineId: 1,
    unit: 'pieces',
    most: 126n,
    figure: 127n,
  })
})

test('however trucks come, nothing is above the order and its tolerance, and loaded and left are what was ordered', () => {
  const load = fc.array(
    fc.oneof(fc.bigInt({ min: 1n, max: 60n }).map(pieces), fc.bigInt({ min: 1n, max: 5000n }).map(kilos)),
    { minLength: 1, maxLength: 2 },
  )
  fc.assert(
    fc.property(fc.array(load, { maxLength: 20 }), fc.bigInt({ min: 0n, max: 1000n }), (loads, tolerance) => {
      const loaded: Consignment[] = []
      for (const each of loads) {
        if (refuseLoad(each, order, loaded, tolerance).length === 0) loaded.push(truck(...each))
      }
      const sum = (id: number) =>
        loaded
          .flatMap(({ lines }) => lines.filter(({ orderLineId }) => orderLineId === id))
          .reduce((all, { grams }) => all + grams, 0n)
      for (const left of leftToLoad(order, loaded, tolerance)) {
        const ordered = left.orderLineId === 1 ? byPieces.grams : byWeight.grams
        const done = sum(left.orderLineId)
        expect(done * 10_000n <= ordered * (10_000n + tolerance)).toBe(true)
        if (done <= ordered) expect(done + left.grams).toBe(ordered)
        // What may still be loaded is not refused, and a gram more is.
        const rest = { orderLineId: left.orderLineId, pieces: left.mostPieces, grams: left.mostGrams }
        if (rest.grams > 0n && rest.pieces !== 0n) {
          expect(refuseLoad([rest], order, loaded, tolerance)).toEqual([])
          expect(refuseLoad([{ ...rest, grams: rest.grams + 1n }], order, loaded, tolerance)).toHaveLength(1)
        }
      }
    }),
  )
})

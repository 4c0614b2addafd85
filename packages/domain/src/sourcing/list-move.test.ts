import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePaise } from '../catalogue/line-price'
import { moveOfList, type KeptPrice } from './list-move'

const apollo: KeptPrice = { itemId: 1, price: 58_400, weight: 1483.2 }
const tata: KeptPrice = { itemId: 2, price: 61_050, weight: 2000 }

test.each([
  {
    say: 'nothing has moved',
    today: { 1: 5_840_000n, 2: 6_105_000n },
    move: { grams: 3_483_200n, paise: 20_871_888n, move: 0n, gone: 0 },
  },
  {
    say: '₹650 more a ton on two tons are ₹1,300',
    today: { 1: 5_840_000n, 2: 6_170_000n },
    move: { grams: 3_483_200n, paise: 21_001_888n, move: 130_000n, gone: 0 },
  },
  {
    say: 'what is gone is counted, and in no sum',
    today: { 2: 6_075_000n },
    move: { grams: 2_000_000n, paise: 12_150_000n, move: -60_000n, gone: 1 },
  },
  { say: 'everything is gone', today: {}, move: { grams: 0n, paise: 0n, move: 0n, gone: 2 } },
])('$say', ({ today, move }) => {
  const prices = new Map(Object.entries(today).map(([id, paise]) => [Number(id), paise]))
  expect(moveOfList([apollo, tata], prices)).toEqual(move)
})

test('figures finer than a gram and a paisa are rounded', () => {
  const odd = { itemId: 1, price: 58_400.000_000_1, weight: 0.000_000_1 }
  expect(moveOfList([odd], new Map([[1, 5_840_000n]]))).toEqual({ grams: 0n, paise: 0n, move: 0n, gone: 0 })
})

const lines = fc.array(
  fc.record({
    itemId: fc.integer({ min: 1, max: 9 }),
    paise: fc.integer({ min: 1, max: 20_000_000 }),
    kilograms: fc.integer({ min: 1000, max: 10_000_000 }),
  }),
)
const prices = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.bigInt({ min: 1n, max: 20_000_000n }))

test('a list comes to what its lines cost in a cart, and the move is the difference of two such sums', () => {
  fc.assert(
    fc.property(lines, prices, (drawn, today) => {
      const sold = drawn.filter(({ itemId }) => today[itemId] !== undefined)
      const sum = (priceOf: (line: (typeof drawn)[number]) => bigint) =>
        sold.reduce(
          (paise, line) =>
            paise +
            linePaise({
              unit: 'Ton',
              quantity: line.kilograms / 1000,
              pieceGrams: null,
              pricePerTon: priceOf(line),
            }),
          0n,
        )
      const now = sum(({ itemId }) => today[itemId] ?? 0n)
      const kept = drawn.map(({ itemId, paise, kilograms }) => ({ itemId, price: paise / 100, weight: kilograms }))
      const moved = moveOfList(kept, new Map(Object.entries(today).map(([id, paise]) => [Number(id), paise])))
      expect(moved.paise).toBe(now)
      expect(moved.move).toBe(now - sum(({ paise }) => BigInt(paise)))
      expect(moved.gone).toBe(drawn.length - sold.length)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceUnits, type QuotedLine } from '../catalogue/price-unit'
import type { FeeStructure } from '../ordering/totals'
import { rupees } from '../platform/money'
import { quoteTotals } from './quote-totals'
import { awardByHand, bestSingle, splitAward, type Offer } from './split-award'

const fees: FeeStructure = {
  gstPercent: 1_800n,
  weighment: rupees(300),
  loadingPerTon: rupees(250),
  platformPerTon: rupees(100),
  handlingPerExtraBrand: rupees(500),
}

/** What a ton of each line costs from each party, such as '50000 - / 60000 50000': a dash is not offered. */
const offers = (prices: string): Offer[] =>
  prices.split(' / ').map((party, at) => ({
    quoteId: at + 1,
    freightPerTon: 0n,
    lines: party.split(' ').map((price): QuotedLine | null => {
      return price === '-' ? null : { unit: 'Ton', quantity: 1, pieceGrams: null, price: rupees(price) }
    }),
  }))

const lotsOf = (given: readonly Offer[]) =>
  splitAward(given, fees)
    ?.lots.map(({ quoteId, places }) => `${quoteId}: ${places.join(' ')}`)
    .join(' / ') ?? 'none'

test.each([
  ['what only one offers goes to him, however little he saves', '50000 - / - 50000', '1: 0 / 2: 1'],
  ['a line that nobody offers stays out', '50000 - - / 90000 - 50000', '1: 0 / 2: 2'],
  ['one who offers a part and saves too little is left out', '50000 50000 / 49900 -', 'none'],
  ['one who offers a part and saves enough', '50000 50000 / 49000 -', '2: 0 / 1: 1'],
  ['a part that nobody adds to is no split', '50000 -', 'none'],
  ['one who saves nothing but alone offers a line stays', '50000 50000 - / 50001 50001 60000', 'none'],
  ['and the dear one has that line alone', '50000 50000 - / 60000 60000 60000', '1: 0 1 / 2: 2'],
])('%s: %s', (_, prices, expected) => {
  expect(lotsOf(offers(prices))).toBe(expected)
  expect(lotsOf(offers(prices).reverse())).toBe(expected)
})

test('the best single quote for some lines is the cheapest that offers all of them', () => {
  const given = offers('50000 40000 - / 51000 - 10000 / 52000 60000 60000')
  const best = (...places: number[]) => bestSingle(given, places, fees)?.quoteId ?? null
  expect([best(0), best(1), best(2), best(0, 2), best(0, 1, 2)]).toEqual([1, 1, 2, 2, 3])
  expect(bestSingle(offers('50000 - / - 50000'), [0, 1], fees)).toBeNull()
})

test('a line can’t be given to a quote that does not offer it', () => {
  expect(() => awardByHand(offers('50000 - / 1 1'), new Map([[1, 1]]), fees)).toThrow(RangeError)
  expect(() => awardByHand(offers('50000'), new Map([[0, 9]]), fees)).toThrow(RangeError)
})

const anyOffers = fc
  .record({
    parties: fc.integer({ min: 1, max: 4 }),
    asked: fc.array(
      fc.record({
        unit: fc.constantFrom('Pieces' as const, 'Ton' as const),
        quantity: fc.integer({ min: 1, max: 200 }),
        pieceGrams: fc.bigInt({ min: 1_000n, max: 300_000n }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .chain(({ parties, asked }) =>
    fc.array(
      fc.record({
        freightPerTon: fc.bigInt({ min: 0n, max: 300_000n }),
        lines: fc.tuple(
          ...asked.map((line) =>
            fc
              .option(
                fc.record({
                  price: fc.bigInt({ min: 1n, max: 9_000_000n }),
                  priceUnit: fc.constantFrom(null, ...priceUnits),
                }),
              )
              .map((price): QuotedLine | null => price && { ...line, ...price }),
          ),
        ),
      }),
      { minLength: parties, maxLength: parties },
    ),
  )
  .map((rows) => rows.map((row, at): Offer => ({ ...row, quoteId: at + 1 })))
const paise = fc.bigInt({ min: 0n, max: 1_000_000n })
const anyFees: fc.Arbitrary<FeeStructure> = fc.record({
  gstPercent: fc.bigInt({ min: 0n, max: 10_000n }),
  weighment: paise,
  loadingPerTon: paise,
  platformPerTon: paise,
  handlingPerExtraBrand: paise,
})

/** Some cells that are offered. */
const someCells = (given: readonly Offer[], seed: readonly number[]) => {
  const cells = new Map<number, number>()
  for (const place of given[0]?.lines.keys() ?? []) {
    const offering = given.filter(({ lines }) => lines[place])
    const chosen = offering[(seed[place] ?? 0) % (offering.length + 1)]
    if (chosen) cells.set(place, chosen.quoteId)
  }
  return cells
}

test('any award by hand adds up: its lots to its total, and each lot to the order of its lines, to the paisa', () => {
  fc.assert(
    fc.property(anyOffers, anyFees, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (given, fees, seed) => {
      const cells = someCells(given, seed)
      const { lots, total } = awardByHand(given, cells, fees)
      expect(lots.flatMap(({ places }) => places).sort((one, other) => one - other)).toEqual([...cells.keys()])
      expect(lots.reduce((sum, { totals }) => sum + totals.total, 0n)).toBe(total)
      for (const [at, { quoteId, places, totals }] of lots.entries()) {
        const offer = given.find((each) => each.quoteId === quoteId)
        const lines = places.flatMap((place) => offer?.lines[place] ?? [])
        const terms = { freightPerTon: offer?.freightPerTon ?? 0n, isExtraLot: at > 0 }
        expect(totals).toEqual(quoteTotals(lines, fees, terms))
      }
    }),
  )
})

test('a split covers every line that somebody offers, and beats whoever offers all of those alone', () => {
  fc.assert(
    fc.property(anyOffers, anyFees, (given, fees) => {
      const split = splitAward(given, fees)
      const offered = [...(given[0]?.lines.keys() ?? [])].filter((place) => given.some(({ lines }) => lines[place]))
      const single = bestSingle(given, offered, fees)
      if (!split) {
        expect(single !== null || offered.length === 0).toBe(true)
        return
      }
      expect(split.lots.flatMap(({ places }) => places).sort((one, other) => one - other)).toEqual(offered)
      if (single) expect(split.total).toBeLessThan(single.totals.total)
      const cells = split.lots.flatMap(({ quoteId, places }) => places.map((place) => [place, quoteId] as const))
      expect(awardByHand(given, new Map(cells), fees).total).toBe(split.total)
    }),
  )
})

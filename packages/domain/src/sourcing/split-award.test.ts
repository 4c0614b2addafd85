import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import type { QuotedLine } from '../catalogue/price-unit'
import { quoteTotals } from './quote-totals'
import { splitAward, type Offer } from './split-award'
import type { FeeStructure } from '../ordering/totals'

const fees: FeeStructure = {
  gstPercent: 1_800n,
  weighment: rupees(300),
  loadingPerTon: rupees(250),
  platformPerTon: rupees(100),
  handlingPerExtraBrand: rupees(500),
}

/** What a ton of each line costs from each party, such as '50000 60000 / 60000 50000', and freight after a plus. */
const offers = (prices: string): Offer[] =>
  prices.split(' / ').map((party, at) => {
    const [rates = '', freight = '0'] = party.split(' + ')
    const lines = rates.split(' ').map((price): QuotedLine => {
      return { unit: 'Ton', quantity: 1, pieceGrams: null, price: rupees(price) }
    })
    return { quoteId: at + 1, lines, freightPerTon: rupees(freight) }
  })

/** Which lines each party gets: '1: 0 2 / 2: 1'. */
const lotsOf = (given: readonly Offer[]) =>
  splitAward(given, fees)
    ?.lots.map(({ quoteId, places }) => `${quoteId}: ${places.join(' ')}`)
    .join(' / ') ?? 'none'

test.each([
  ['each line to whoever is cheaper', '50000 60000 / 60000 50000', '1: 0 / 2: 1'],
  ['one quote alone', '50000 60000', 'none'],
  ['one who is cheaper throughout', '50000 50000 / 50001 50001', 'none'],
  // A further lot costs 500 and 300. 677 rupees and their GST are 798.86, and 678 are 800.04.
  ['a line that saves less than its lot costs', '50000 50000 / 49323 60000', 'none'],
  ['a line that saves more', '50000 50000 / 49322 60000', '2: 0 / 1: 1'],
  [
    'of three the one is left out that saves too little',
    '50000 60000 50000 / 60000 50000 60000 / 60000 60000 49900',
    '1: 0 2 / 2: 1',
  ],
  // 2,000 rupees less and their GST are 2,360.
  ['freight that takes the saving', '50000 50000 / 48000 60000 + 1561', 'none'],
  ['freight that leaves some of it', '50000 50000 / 48000 60000 + 1559', '2: 0 / 1: 1'],
  [
    'what costs the same, with freight or without, to whoever quoted first',
    '51000 40000 60000 / 50000 60000 40000 + 1180',
    '1: 0 1 / 2: 2',
  ],
  ['and the other way round', '50000 60000 40000 + 1180 / 51000 40000 60000', '1: 0 2 / 2: 1'],
])('%s: %s', (_, prices, expected) => {
  expect(lotsOf(offers(prices))).toBe(expected)
  expect(lotsOf(offers(prices).reverse())).toBe(expected)
})

test('no quotes, no split', () => {
  expect(splitAward([], fees)).toBeNull()
})

const MOST_PARTIES = 5
const anyOffers = fc
  .record({
    parties: fc.integer({ min: 0, max: MOST_PARTIES }),
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
    fc
      .array(
        fc.record({
          freightPerTon: fc.bigInt({ min: 0n, max: 300_000n }),
          // Few different prices, so that parties often tie.
          prices: fc.array(
            fc.oneof(fc.constantFrom(4_000_000n, 4_100_000n), fc.bigInt({ min: 3_900_000n, max: 4_200_000n })),
            {
              minLength: asked.length,
              maxLength: asked.length,
            },
          ),
        }),
        { minLength: parties, maxLength: parties },
      )
      .map((rows) =>
        rows.map(({ freightPerTon, prices }, at): Offer => ({
          quoteId: at + 1,
          freightPerTon,
          lines: asked.map((line, place): QuotedLine => ({ ...line, price: prices[place] ?? 1n })),
        })),
      ),
  )
const paise = fc.bigInt({ min: 0n, max: 1_000_000n })
const anyFees: fc.Arbitrary<FeeStructure> = fc.record({
  gstPercent: fc.bigInt({ min: 0n, max: 10_000n }),
  weighment: paise,
  loadingPerTon: paise,
  platformPerTon: paise,
  handlingPerExtraBrand: paise,
})

const wholeTotal = ({ lines, freightPerTon }: Offer, fees: FeeStructure) =>
  quoteTotals(
    lines.flatMap((line) => line ?? []),
    fees,
    { freightPerTon, isExtraLot: false },
  ).total

test('a split has at least two lots, gives each line once, adds up, and is cheaper than every quote as a whole', () => {
  fc.assert(
    fc.property(anyOffers, anyFees, (given, fees) => {
      const split = splitAward(given, fees)
      if (!split) return
      expect(split.lots.length).toBeGreaterThan(1)
      expect(split.lots.flatMap(({ places }) => places).sort((one, other) => one - other)).toEqual([
        ...(given[0]?.lines.keys() ?? []),
      ])
      expect(split.lots.reduce((sum, { totals }) => sum + totals.total, 0n)).toBe(split.total)
      expect(split.lots.map(({ totals }) => totals.handling)).toEqual(
        split.lots.map((_, at) => (at === 0 ? 0n : fees.handlingPerExtraBrand)),
      )
      for (const { quoteId, places, totals } of split.lots) {
        const offer = given.find((each) => each.quoteId === quoteId)
        expect(places.flatMap((place) => offer?.lines[place] ?? [])).toHaveLength(places.length)
        expect(totals.goods).toBeGreaterThan(0n)
      }
      for (const offer of given) expect(split.total).toBeLessThan(wholeTotal(offer, fees))
    }),
  )
})

test('where every party has the same prices there is no split', () => {
  fc.assert(
    fc.property(anyOffers, anyFees, fc.integer({ min: 1, max: MOST_PARTIES }), ([offer], fees, parties) => {
      if (!offer) return
      const same = Array.from({ length: parties }, (_, at) => ({ ...offer, quoteId: at + 1 }))
      expect(splitAward(same, fees)).toBeNull()
    }),
  )
})

test('the order that offers are handed over in changes nothing', () => {
  fc.assert(
    fc.property(anyOffers, anyFees, fc.nat(), (given, fees, turn) => {
      const at = turn % (given.length + 1)
      const turned = [...given.slice(at), ...given.slice(0, at)].reverse()
      expect(splitAward(turned, fees)).toEqual(splitAward(given, fees))
    }),
  )
})

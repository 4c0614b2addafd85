import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRupees, rupees } from '../../platform/money'
import { freightOfLoads, type FreightYard } from './load-freight'
import { toYardRates, yardsOf } from './yard-rates'

const trucks = (small: number, large: number) => [
  { truckTons: 9, paisePerTon: rupees(small) },
  { truckTons: 25, paisePerTon: rupees(large) },
]
const rewari: FreightYard = { itemIds: [1, 2], km: 1447, days: 5, trucks: trucks(2170.5, 1736.4) }
const raipur: FreightYard = { itemIds: [3], km: 1180, days: 4, trucks: trucks(1770, 1416) }
const load = (itemId: number | null, tons: number) => ({ itemId, grams: BigInt(Math.round(tons * 1e6)) })

describe('several items to one place', () => {
  test.each([
    { say: 'one item', items: [load(1, 3)], freight: '₹6,511.50', perTon: '₹2,170.50', yards: 1, days: 5 },
    {
      say: 'two items of a yard share its truck, which is the larger one',
      items: [load(1, 6), load(2, 4)],
      ...{ freight: '₹17,364.00', perTon: '₹1,736.40', yards: 1, days: 5 },
    },
    {
      say: 'each yard sends its own truck, however heavy they are together',
      items: [load(1, 6), load(3, 4)],
      ...{ freight: '₹20,103.00', perTon: '₹2,010.30', yards: 2, days: 5 },
    },
    { say: 'nothing', items: [], freight: '₹0.00', perTon: '₹0.00', yards: 0, days: 0 },
  ])('$say', ({ items, freight, perTon, yards, days }) => {
    const told = freightOfLoads([rewari, raipur], items)
    expect(told).toMatchObject({ yards, days, isPart: false })
    expect([told.paise, told.paisePerTon].map(formatRupees)).toEqual([freight, perTon])
  })

  test('half a paisa is rounded up, once for all yards', () => {
    const dear = { ...rewari, trucks: [{ truckTons: 9, paisePerTon: 5n }] }
    const cheap = { ...raipur, trucks: [{ truckTons: 9, paisePerTon: 5n }] }
    expect(freightOfLoads([dear, cheap], [load(1, 0.1), load(3, 0.1)]).paise).toBe(1n)
    expect(freightOfLoads([dear, cheap], [load(1, 0.1)]).paise).toBe(1n)
  })

  test('what comes over no known way is in no figure', () => {
    const [known, all] = [[load(1, 3)], [load(1, 3), load(9, 40), load(null, 1)]]
    expect(freightOfLoads([rewari], all)).toEqual({ ...freightOfLoads([rewari], known), isPart: true })
    expect(freightOfLoads([], known)).toMatchObject({ paise: 0n, grams: 0n, isPart: true })
  })
})

const yard = fc.record({
  km: fc.integer({ min: 1, max: 4000 }),
  days: fc.integer({ min: 1, max: 14 }),
  trucks: fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
    .chain((sizes) =>
      fc.tuple(
        ...sizes
          .sort((a, b) => a - b)
          .map((truckTons) => fc.record({ truckTons: fc.constant(truckTons), paisePerTon: fc.bigInt(0n, 1_000_000n) })),
      ),
    ),
})
/** Item n is in yard n mod the number of yards. */
const cart = fc
  .tuple(fc.array(yard, { minLength: 1, maxLength: 4 }), fc.array(fc.bigInt(1n, 40_000_000n), { maxLength: 12 }))
  .map(([ways, weights]) => ({
    yards: ways.map((way, place): FreightYard => ({
      ...way,
      itemIds: weights.flatMap((_, item) => (item % ways.length === place ? item : [])),
    })),
    items: weights.map((grams, itemId) => ({ itemId, grams })),
  }))

describe('any cart', () => {
  test('is brought for the same figure in whatever order its lines are, and never for less than nothing', () => {
    fc.assert(
      fc.property(cart, ({ yards, items }) => {
        const { paise, grams } = freightOfLoads(yards, items)
        expect(paise >= 0n).toBe(true)
        expect(grams).toBe(items.reduce((sum, item) => sum + item.grams, 0n))
        expect(freightOfLoads(yards.toReversed(), items.toReversed()).paise).toBe(paise)
      }),
    )
  })

  test('costs what its yards cost one by one, to a paisa each', () => {
    fc.assert(
      fc.property(cart, ({ yards, items }) => {
        const alone = yards.map((one) => freightOfLoads([one], items).paise).reduce((sum, paise) => sum + paise, 0n)
        const off = freightOfLoads(yards, items).paise - alone
        expect(off <= yards.length && off >= -yards.length).toBe(true)
      }),
    )
  })

  test('costs the same after its rates have travelled', () => {
    fc.assert(
      fc.property(cart, ({ yards, items }) => {
        const travelled = yardsOf(JSON.parse(JSON.stringify(toYardRates(yards))) as ReturnType<typeof toYardRates>)
        expect(freightOfLoads(travelled, items)).toEqual(freightOfLoads(yards, items))
      }),
    )
  })
})

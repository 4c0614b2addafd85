import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { estimateFreight, priceWay, type FreightTerms } from './freight'

const terms: FreightTerms = {
  roadFactorPercent: 130,
  kmPerDay: 300,
  leastPaisePerTon: rupees(350),
  isCharged: false,
  rates: [
    { truckTons: 9, upToKm: 300, paisePerTonKm: 260n },
    { truckTons: 9, upToKm: 1500, paisePerTonKm: 150n },
    { truckTons: 25, upToKm: 1500, paisePerTonKm: 120n },
  ],
}
const tons = (count: number) => BigInt(Math.round(count * 1000)) * 1000n

describe('an estimate', () => {
  test.each([
    {
      say: '7.748 t over 1,446 km in a 9 t truck',
      km: 1446,
      load: 7.748,
      truck: 9,
      perTon: 2169,
      total: 16_805.41,
      days: 5,
    },
    { say: '9 t exactly still fit', km: 100, load: 9, truck: 9, perTon: 350, total: 3150, days: 1 },
    { say: '9.001 t take the larger truck', km: 1000, load: 9.001, truck: 25, perTon: 1200, total: 10_801.2, days: 4 },
    { say: '60 t are more than one truck', km: 1000, load: 60, truck: 25, perTon: 1200, total: 72_000, days: 4 },
    { say: 'a short way costs the least', km: 20, load: 1, truck: 9, perTon: 350, total: 350, days: 1 },
    {
      say: 'beyond the last distance its rate goes on',
      km: 2000,
      load: 1,
      truck: 9,
      perTon: 3000,
      total: 3000,
      days: 7,
    },
  ])('$say', ({ km, load, truck, perTon, total, days }) => {
    const way = priceWay(terms, km)
    expect(way).toMatchObject({ km, days })
    expect(estimateFreight(way, tons(load))).toEqual({
      truckTons: truck,
      paisePerTon: rupees(perTon),
      paise: rupees(total),
    })
  })

  test('there is none without rates', () => {
    expect(estimateFreight(priceWay({ ...terms, rates: [] }, 100), tons(1))).toBeNull()
  })

  test('more of one truck never costs less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 9_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        (km, kg, more) => {
          const [less, all] = [kg, Math.min(kg + more, 9_000)].map((each) =>
            estimateFreight(priceWay(terms, km), tons(each / 1000)),
          )
          expect((all?.paise ?? 0n) >= (less?.paise ?? 0n)).toBe(true)
        },
      ),
    )
  })
})

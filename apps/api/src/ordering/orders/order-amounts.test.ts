import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import { freightPaise } from '@lohahaat/domain/sourcing/quote-totals'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { cartTotals } from '@lohahaat/domain/ordering/totals'
import { amountsWith } from './order-amounts'

const line = fc
  .record({
    unit: fc.constantFrom('Pieces' as const, 'Ton' as const),
    quantity: fc.integer({ min: 1, max: 10_000_000 }).map(String),
    pieceGrams: fc.bigInt(1n, 5_000_000n),
    pricePaise: fc.bigInt(1n, 100_000_000n),
    brandId: fc.integer({ min: 1, max: 4 }),
  })
  .map((priced) => ({
    ...priced,
    brandName: 'Tata',
    stockItemId: 1,
    amountPaise: linePaise({ ...priced, pricePerTon: priced.pricePaise }),
    grams: lineGrams(priced),
  }))

const rate = fc.bigInt(0n, 1_000_000n)
const order = fc.record({
  gstHundredths: fc.integer({ min: 0, max: 10_000 }),
  weighmentPaise: rate,
  loadingPaisePerTon: rate,
  platformPaisePerTon: rate,
  handlingPaisePerExtraBrand: rate,
  handlingPaise: rate,
  freightPaisePerTon: rate,
  quoteId: fc.constantFrom(null, 7),
  freightPaise: fc.constant(0n),
  freightYards: fc.constant(null),
})

test('whatever lines an order has, they cost what a cart of them would, and freight by the ton', () => {
  fc.assert(
    fc.property(order, fc.array(line, { minLength: 1, maxLength: 8 }), (made, lines) => {
      const totals = cartTotals(
        lines.map((each) => ({ ...each, pricePerTon: each.pricePaise })),
        {
          gstPercent: BigInt(made.gstHundredths),
          weighment: made.weighmentPaise,
          loadingPerTon: made.loadingPaisePerTon,
          platformPerTon: made.platformPaisePerTon,
          handlingPerExtraBrand: made.handlingPaisePerExtraBrand,
        },
      )
      // The handling fee of a quoted lot was agreed for the lot and stays.
      const handling = made.quoteId === null ? totals.handling : made.handlingPaise
      const freight = freightPaise(totals.grams, made.freightPaisePerTon)
      expect(amountsWith(made, lines)).toEqual({
        goodsPaise: totals.goods,
        gstPaise: totals.gst,
        weighmentPaise: totals.weighment,
        loadingPaise: totals.loading,
        platformPaise: totals.platform,
        handlingPaise: handling,
        freightPaise: freight,
        totalPaise: totals.total - totals.handling + handling + freight,
        totalGrams: totals.grams,
      })
    }),
  )
})

const truck = fc.record({
  truckTons: fc.integer({ min: 1, max: 40 }),
  paisePerTon: fc.integer({ min: 0, max: 500_000 }),
})
const yards = fc.array(fc.record({ trucks: fc.array(truck, { minLength: 1, maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 3,
})
const sum = (amounts: ReturnType<typeof amountsWith>) =>
  amounts.goodsPaise +
  amounts.gstPaise +
  amounts.weighmentPaise +
  amounts.loadingPaise +
  amounts.platformPaise +
  amounts.handlingPaise +
  amounts.freightPaise

test('however lines are deleted from an order with freight, its parts add up and its freight never rises', () => {
  fc.assert(
    fc.property(order, yards, fc.array(line, { minLength: 1, maxLength: 8 }), (made, ways, drawn) => {
      let left = drawn.map((each, stockItemId) => ({ ...each, stockItemId }))
      const freightYards = ways.map(({ trucks }, place) => ({
        itemIds: left.flatMap(({ stockItemId: id }) => (id % (ways.length + 1) === place ? id : [])),
        trucks: trucks.toSorted((one, other) => one.truckTons - other.truckTons),
        ...{ km: 10, days: 1 },
      }))
      let charged = { ...made, quoteId: null, freightYards, freightPaise: 10n ** 30n }
      while (left.length > 0) {
        const amounts = amountsWith(charged, left)
        expect(amounts.totalPaise).toBe(sum(amounts))
        expect(amounts.freightPaise >= 0n && amounts.freightPaise <= charged.freightPaise).toBe(true)
        charged = { ...charged, ...amounts }
        left = left.slice(1)
      }
    }),
  )
})

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

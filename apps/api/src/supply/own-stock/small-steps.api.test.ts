import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { setOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { setPrices } from '../../inventory/prices/set-prices'
import { buyerNow } from '../../testing/buyer-now'
import { useOwnStock } from '../../testing/scenes/own-stock'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const HOUR_MS = 60 * 60 * 1000
const LIMIT = 10
const server = useTestServer()
const admin = useAdmin(server)
const { yard, priceOf } = useOwnStock(server)

const forgetPrices = () => server.db.delete(priceChanges).where(eq(priceChanges.stockItemId, yard.own))
const step = async (price: number) =>
  yard.supplier.send(setOwnPrices, {
    prices: [{ itemId: yard.own, oldPrice: await priceOf(yard.own), price }],
    confirmed: true,
  })

describe('several small steps', () => {
  test('go no further than one: the step that passes the limit of a day waits', async () => {
    await forgetPrices()
    expect((await step(65_000)).body).not.toHaveProperty('waiting')
    expect((await step(66_000)).body).not.toHaveProperty('waiting')
    expect((await step(66_100)).body).toMatchObject({ waiting: 1, prices: [{ price: 66_000 }] })
    expect((await step(54_000)).body).not.toHaveProperty('waiting')
    expect((await step(53_900)).body).toMatchObject({ waiting: 1, prices: [{ price: 54_000 }] })
  })

  test('begin anew from a price that an administrator has set', async () => {
    await forgetPrices()
    await step(66_000)
    await admin.send(setStockPrices, { prices: [{ itemId: yard.own, oldPrice: 66_000, price: 70_000 }] })
    expect((await step(77_000)).body).not.toHaveProperty('waiting')
    expect((await step(77_100)).body).toMatchObject({ waiting: 1 })
  })

  test('at once, each within the limit, pass it by none', async () => {
    await forgetPrices()
    const oldPrices = [60_000, 63_000, 66_000]
    const steps = oldPrices.map((oldPrice) => ({ itemId: yard.own, oldPrice, price: oldPrice + 3000 }))
    await Promise.all(
      steps.flatMap((one) =>
        Array.from({ length: 3 }, () => yard.supplier.send(setOwnPrices, { prices: [one], confirmed: true })),
      ),
    )
    expect(await priceOf(yard.own)).toBeLessThanOrEqual(66_000)
  })

  test('no sequence of them moves a price by more than the limit within a day without approval', async () => {
    const actor = await buyerNow(server.db, yard.supplier.userId)
    const scope = { sellerId: yard.sellerId, stepPercent: LIMIT }
    const moves = fc.array(
      fc.record({ hours: fc.integer({ min: 1, max: 30 }), percent: fc.integer({ min: -12, max: 12 }) }),
      {
        maxLength: 8,
      },
    )
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        await forgetPrices()
        await server.db.update(stockItems).set({ pricePaisePerTon: 6_000_000n }).where(eq(stockItems.id, yard.own))
        let at = Date.now()
        const stood = [{ at: 0, price: 60_000 }]
        for (const { hours, percent } of sequence) {
          at += hours * HOUR_MS
          const oldPrice = await priceOf(yard.own)
          const price = Math.round(oldPrice * (100 + percent)) / 100
          const prices = [{ itemId: yard.own, oldPrice, price }]
          await setPrices(server.db, { ...actor, at: new Date(at) }, { prices, confirmed: true }, scope)
          const dayAgo = stood.findLast((one) => one.at <= at - 24 * HOUR_MS)?.price ?? 60_000
          const now = await priceOf(yard.own)
          // What stays where it is has not moved, though the day behind it has.
          if (now !== oldPrice) expect(Math.abs(now - dayAgo)).toBeLessThanOrEqual((dayAgo * LIMIT) / 100 + 0.001)
          stood.push({ at, price: now })
        }
      }),
      { numRuns: 8 },
    )
  })
})

import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  decidePriceProposal,
  fetchPriceLimit,
  fetchPriceProposals,
  savePriceLimit,
} from '@lohahaat/contract/inventory/prices/price-proposals'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import { fetchOwnProposals } from '@lohahaat/contract/supply/own-stock/own-proposals'
import { changeOwnPrices, previewOwnPriceChange, updateOwnStock } from '@lohahaat/contract/supply/own-stock/own-stock'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { priceProposals } from '../../db/tables/inventory/price-proposals'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { makeSupplier } from '../../testing/firms/suppliers'
import { formOf, useOwnStock } from '../../testing/scenes/own-stock'
import { useAdmin } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const { yard, loadOwn, priceOf, setTo } = useOwnStock(server)
let supplier: TestBrowser
let [own, other] = [0, 0]

beforeAll(() => {
  ;({ supplier, own, other } = yard)
})

describe('a price that moves too far', () => {
  const proposals = async () => (await admin.send(fetchPriceProposals)).body
  const decide = (proposalId: number | undefined, isApproved: boolean) =>
    admin.send(decidePriceProposal, { proposalId, isApproved })

  test('by up to the limit is taken at once, with its history', async () => {
    expect((await setTo(66_000)).body).toMatchObject({ prices: [{ price: 66_000 }] })
    expect(await proposals()).toEqual([])
    const [change] = await server.db.select().from(priceChanges).orderBy(desc(priceChanges.id)).limit(1)
    expect(change).toMatchObject({ stockItemId: own, newPaisePerTon: 6_600_000n, changedBy: supplier.userId })
  })

  test('waits, and the item keeps its price until it is approved', async () => {
    expect((await setTo(66_000.01)).body).toMatchObject({ waiting: 1, changeId: null, prices: [{ price: 60_000 }] })
    const [waiting] = await proposals()
    expect(waiting).toMatchObject({ itemId: own, oldPrice: 60_000, newPrice: 66_000.01, by: 'Asha Verma' })
    expect((await decide(waiting?.proposalId, true)).body).toMatchObject({ status: 'Approved' })
    expect(await priceOf(own)).toBe(66_000.01)
    expect(await decide(waiting?.proposalId, true)).toMatchObject({
      status: 400,
      error: 'This price was decided or withdrawn already.',
    })
  })

  test('by the form waits too, while the rest is saved', async () => {
    const item = await loadOwn()
    const saved = await supplier.send(updateOwnStock, { ...formOf(item), itemId: own, price: 30_000, available: 7 })
    expect(saved.body).toMatchObject({ price: 60_000, available: 7 })
    const [waiting] = await proposals()
    expect((await decide(waiting?.proposalId, false)).body).toMatchObject({ status: 'Rejected' })
    expect(await priceOf(own)).toBe(60_000)
    expect(await proposals()).toEqual([])
  })

  test('in a change of many waits, the others are taken', async () => {
    await server.db.update(stockItems).set({ pricePaisePerTon: 1_000_000n }).where(eq(stockItems.id, other))
    const preview = (await supplier.send(previewOwnPriceChange, { by: '2000' })).body
    const done = await supplier.send(changeOwnPrices, { by: 2000, fingerprint: preview.fingerprint })
    expect(done.body).toMatchObject({ changed: 1, waiting: 1 })
    expect([await priceOf(own), await priceOf(other)]).toEqual([62_000, 10_000])
  })

  test('is replaced by the next price', async () => {
    await setTo(90_000)
    await setTo(80_000)
    expect(await proposals()).toMatchObject([{ newPrice: 80_000 }])
    await setTo(61_000)
    expect(await proposals()).toEqual([])
  })

  test('stays where the price of another item is set, and so does what was decided', async () => {
    await setTo(90_000)
    const [first] = await proposals()
    await decide(first?.proposalId, false)
    await setTo(85_000)
    await setTo(95_000, other)
    expect(await proposals()).toMatchObject([{ newPrice: 85_000 }, { newPrice: 95_000 }])
    const [decided] = await server.db
      .select()
      .from(priceProposals)
      .where(eq(priceProposals.id, first?.proposalId ?? 0))
    expect(decided?.status).toBe('Rejected')
    expect((await decide(2_000_000_000, true)).status).toBe(400)
  })

  test('is shown and counted to its own supplier alone', async () => {
    await setTo(90_000)
    const rival = await makeSupplier(server)
    const seenBy = async (browser: TestBrowser) => [
      (await browser.send(fetchOwnProposals)).body.length,
      (await browser.send(fetchSupplierDesk)).body.proposals,
    ]
    expect([await seenBy(supplier), await seenBy(rival)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    const [waiting] = await proposals()
    await decide(waiting?.proposalId, false)
    expect(await seenBy(supplier)).toEqual([0, 0])
  })

  test('overwrites no price that changed meanwhile', async () => {
    await setTo(90_000)
    const [waiting] = await proposals()
    await admin.send(setStockPrices, { prices: [{ itemId: own, oldPrice: 60_000, price: 61_500 }] })
    expect(await decide(waiting?.proposalId, true)).toMatchObject({
      status: 400,
      error: expect.stringMatching(/61,500/),
    })
    expect(await priceOf(own)).toBe(61_500)
  })

  test('is decided once, though two decide at once', async () => {
    await setTo(90_000)
    const [waiting] = await proposals()
    const answers = await Promise.all([decide(waiting?.proposalId, true), decide(waiting?.proposalId, false)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is what administrators say, with an entry in the audit', async () => {
    expect((await admin.send(fetchPriceLimit)).body).toEqual({ percent: 10 })
    expect((await admin.send(savePriceLimit, { percent: 50 })).body).toEqual({ percent: 50 })
    expect((await setTo(90_000)).body).toMatchObject({ prices: [{ price: 90_000 }] })
    const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'Price limit'))
    expect(entries).toMatchObject([{ before: { percent: 10 }, after: { percent: 50 } }])
    for (const percent of [-1, 101, 1.5, '5']) expect((await admin.send(savePriceLimit, { percent })).status).toBe(400)
    await admin.send(savePriceLimit, { percent: 10 })
  })
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cancelInvoice, fetchInvoice, issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { inDelhi, loadWorkedTruck, placeWorkedOrder } from '../../testing/trucks/billing'
import { giveAddresses } from '../../testing/carts'
import { mailsAbout } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

beforeAll(() => giveAddresses(server.db, buyer.userId))

const postingsOf = async (sourceId: number) => {
  const rows = await server.db
    .select({ kind: ledgerPostings.kind, account: ledgerEntries.account, paise: ledgerEntries.paise })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.sourceId, sourceId))
    .orderBy(ledgerEntries.id)
  return rows.map(({ kind, account, paise }) => [kind, account, Number(paise) / 100])
}

test('the worked vector between two states: 2,66,025 with a round-off of 0.37', async () => {
  const truck = await loadWorkedTruck(server.db, buyer.userId, { billingAddress: inDelhi, shippingAddress: inDelhi })
  const { body: invoice, status } = await admin.send(issueInvoice, { consignmentId: truck })
  expect(status).toBe(200)
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', taxKind: 'IGST', placeOfSupply: { code: '07', name: 'Delhi' } },
    ...{ taxable: 225_444.6, igst: 40_580.03, cgst: 0, sgst: 0, roundOff: 0.37, payable: 266_025 },
    charged: { loading: 905.4, platform: 0, weighment: 0, handling: 0, freight: 0 },
    seller: { gstin: '06AAACA0000A1Z2', stateName: 'Haryana' },
    buyer: { name: 'Yamuna Fabricators', gstin: '07AAACA0000A1Z0', stateCode: '07' },
    inWords: 'Two Lakh Sixty Six Thousand Twenty Five Rupees Only',
    ...{ shipTo: null, cancelledAt: null, notes: [], corrects: null, canCancel: true, canIssueNote: true },
  })
  expect(invoice.number).toMatch(/^INV\/\d\d-\d\d\/\d{6}$/)
  expect(invoice.documentLines).toEqual([
    expect.objectContaining({
      ...{ lineNo: 1, hsn: '73063090', pieces: 120, kg: 3621.6, ratePerTon: 62_000, goods: 224_539.2 },
      ...{ charges: 905.4, taxable: 225_444.6, taxPercent: 18, igst: 40_580.03, total: 266_024.63 },
    }),
  ])
  expect(await postingsOf(invoice.invoiceId)).toEqual([
    ['invoice', 'receivable', 266_025],
    ['invoice', 'sales', -225_444.6],
    ['invoice', 'outputIgst', -40_580.03],
    ['invoice', 'roundOff', -0.37],
  ])
  const [consignment] = await server.db.select().from(consignments).where(eq(consignments.id, truck))
  expect(consignment?.invoiceNo).toBe(invoice.number)
})

test('the same within a state: halves of 20,290.01, tax 40,580.02, round-off 0.38, and the buyer is told', async () => {
  const truck = await loadWorkedTruck(server.db, buyer.userId)
  const { body: invoice } = await admin.send(issueInvoice, { consignmentId: truck })
  expect(invoice).toMatchObject({
    taxKind: 'CGST+SGST',
    ...{ taxable: 225_444.6, igst: 0, cgst: 20_290.01, sgst: 20_290.01, roundOff: 0.38, payable: 266_025 },
  })
  expect((invoice.cgst * 100 + invoice.sgst * 100) / 100).toBe(40_580.02)
  const mail = (await mailsAbout(server.db, invoice.number))[0]
  expect(mail?.subject).toBe(`Tax invoice ${invoice.number} for order ${invoice.orderNo}`)
  expect(mail?.text).toContain(`https://lohahaat.example/invoice/${invoice.invoiceId}`)
  expect(mail?.text).toContain('₹2,66,025.00')
})

/** Half up, by hand. */
const rounded = (paise: number) => Math.floor(paise + 0.5)

test('two trucks of one order: every figure from the rules, flat charges once, freight to the paisa', async () => {
  const [loading, platform, weighment, handling, freight, rate] = [250, 99.99, 501, 333.33, 10_000.01, 61_234.56]
  const orderId = await placeWorkedOrder(
    server.db,
    buyer.userId,
    {
      loadingPaisePerTon: 25_000n,
      platformPaisePerTon: 9_999n,
      weighmentPaise: 50_100n,
      handlingPaise: 33_333n,
      freightPaise: 1_000_001n,
    },
    [{ pricePaise: 6_123_456n }, { hsn: '73066100', className: 'SHS', size: '50x50', subClass1Name: '2.9' }],
  )
  const [one, other] = await server.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
  if (!one || !other) throw new Error('The order has no two lines')
  const loads = [
    [{ orderLineId: one.id, pieces: 37n, grams: 1_116_660n, heatNos: ['H1', 'H2'] }],
    [
      { orderLineId: one.id, pieces: 83n, grams: 2_504_940n },
      { orderLineId: other.id, pieces: 120n, grams: 3_621_600n },
    ],
  ]
  let freightBefore = 0
  let loadedBefore = 0
  for (const [at, load] of loads.entries()) {
    const { body: invoice } = await admin.send(issueInvoice, {
      consignmentId: await loadTruck(server.db, orderId, load),
    })
    const tons = load.map(({ grams }) => Number(grams) / 1_000_000)
    const all = tons.reduce((sum, each) => sum + each, 0)
    const goods = [rounded((tons[0] ?? 0) * rate * 100), tons[1] === undefined ? 0 : rounded(tons[1] * 62_000 * 100)]
    const freightDue = rounded((1_000_001 * (loadedBefore + all * 1_000_000)) / 7_243_200)
    const charges =
      rounded(all * loading * 100) +
      rounded(all * platform * 100) +
      (at === 0 ? rounded(weighment * 100) + rounded(handling * 100) : 0) +
      (freightDue - freightBefore)
    const taxable = goods.reduce((sum, each) => sum + each, charges)
    const half = rounded(taxable * 0.09)
    expect(rounded(invoice.taxable * 100)).toBe(taxable)
    expect([rounded(invoice.cgst * 100), rounded(invoice.sgst * 100)]).toEqual([half, half])
    const exact = taxable + 2 * half
    expect(rounded(invoice.payable * 100)).toBe(rounded(exact / 100) * 100)
    expect(invoice.roundOff).toBeCloseTo(invoice.payable - exact / 100, 6)
    expect(rounded(invoice.documentLines.reduce((sum, line) => sum + line.cgst, 0) * 100)).toBe(half)
    expect(rounded(invoice.documentLines.reduce((sum, line) => sum + line.taxable, 0) * 100)).toBe(taxable)
    freightBefore = freightDue
    loadedBefore += all * 1_000_000
  }
  expect(freightBefore).toBe(rounded(freight * 100))
})

test('cancelled: the number stays used, the books are taken back, and what it carried comes with the next', async () => {
  const orderId = await placeWorkedOrder(server.db, buyer.userId, { weighmentPaise: 50_000n, freightPaise: 300_000n })
  const truck = await loadTruck(server.db, orderId)
  const { body: first } = await admin.send(issueInvoice, { consignmentId: truck })
  const refused = await buyer.send(cancelInvoice, { invoiceId: first.invoiceId, reason: 'Wrong truck' })
  expect(refused.status).toBe(403)
  const { body: cancelled } = await admin.send(cancelInvoice, { invoiceId: first.invoiceId, reason: 'Wrong truck' })
  expect(cancelled).toMatchObject({ number: first.number, cancelReason: 'Wrong truck', canCancel: false })
  const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'Invoice'))
  expect(entries.filter(({ recordId }) => recordId === first.invoiceId)).toMatchObject([
    {
      ...{ action: 'Updated', userId: admin.userId, before: { number: first.number, cancelReason: null } },
      after: { number: first.number, payable: first.payable, cancelReason: 'Wrong truck' },
    },
  ])
  const moved = await postingsOf(first.invoiceId)
  expect(moved.reduce((sum, [, , amount]) => sum + Number(amount), 0)).toBeCloseTo(0, 9)
  expect(moved.filter(([, account]) => account === 'receivable').map(([, , amount]) => amount)).toEqual([
    first.payable,
    -first.payable,
  ])
  const twice = await admin.send(cancelInvoice, { invoiceId: first.invoiceId, reason: 'Again' })
  expect(twice.error).toBe(`${first.number} is cancelled.`)

  const { body: second } = await admin.send(issueInvoice, { consignmentId: truck })
  const serialOf = (number: string) => Number(number.slice(-6))
  expect(serialOf(second.number)).toBe(serialOf(first.number) + 1)
  expect(second).toMatchObject({ payable: first.payable, charged: { weighment: 500, freight: 3000 } })

  await server.db.update(consignments).set({ state: 'Dispatched' }).where(eq(consignments.id, truck))
  const late = await admin.send(cancelInvoice, { invoiceId: second.invoiceId, reason: 'Too late' })
  expect(late.headers['error-code']).toBe('invoice-dispatched')
  expect((await admin.send(fetchInvoice, { invoiceId: second.invoiceId })).body.canCancel).toBe(false)
})

test('a repeat with the same key answers the first; another is told that there is one', async () => {
  const truck = await loadWorkedTruck(server.db, buyer.userId)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await admin.send(issueInvoice, { consignmentId: truck }, key)
  const repeat = await admin.send(issueInvoice, { consignmentId: truck }, key)
  expect(repeat.body).toEqual(first.body)
  const other = await admin.send(issueInvoice, { consignmentId: truck })
  expect(other.error).toBe(`This consignment has its invoice already: ${first.body.number}.`)
})

test('refused in words: nothing loaded, not yet loaded, no slip, an address without what the rule asks for', async () => {
  const { db } = server
  const codeOf = async (consignmentId: number) =>
    (await admin.send(issueInvoice, { consignmentId })).headers['error-code']
  const empty = await loadWorkedTruck(db, buyer.userId)
  await db.delete(consignmentLines).where(eq(consignmentLines.consignmentId, empty))
  expect(await codeOf(empty)).toBe('consignment-empty')

  const planned = await loadTruck(db, await placeWorkedOrder(db, buyer.userId), undefined, { state: 'Planned' })
  expect(await codeOf(planned)).toBe('not-loaded-yet')

  const weighed = await placeWorkedOrder(db, buyer.userId, {}, [{ weightBasis: 'weighbridge' }])
  expect(await codeOf(await loadTruck(db, weighed))).toBe('slip-missing')

  const nowhere = { ...inDelhi, gstNumber: null, state: 'Dilli', pinCode: '000000' }
  const lost = await loadWorkedTruck(db, buyer.userId, { billingAddress: nowhere })
  const { error } = await admin.send(issueInvoice, { consignmentId: lost })
  expect(error).toMatch(/^Billing address: “Dilli” is no state that GST knows/)

  const blank = await loadWorkedTruck(db, buyer.userId, { shippingAddress: { ...inDelhi, address: ' ' } })
  expect((await admin.send(issueInvoice, { consignmentId: blank })).error).toMatch(/^Shipping address: the address is/)

  expect(await codeOf(2_000_000_000)).toBe('consignment-not-found')
  const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.consignmentId, lost))
  expect(row).toBeUndefined()
})

test('the database lets nobody edit or delete what was issued', async () => {
  const truck = await loadWorkedTruck(server.db, buyer.userId)
  const { body: invoice } = await admin.send(issueInvoice, { consignmentId: truck })
  const own = eq(taxDocuments.id, invoice.invoiceId)
  const messageOf = (work: Promise<unknown>) =>
    work.then(String, (error: unknown) => String(error instanceof Error ? error.cause : error))
  for (const change of [{ payablePaise: 1n }, { content: {} }, { number: 'INV/26-27/999999' }])
    expect(await messageOf(server.db.update(taxDocuments).set(change).where(own))).toMatch(/is never changed/)
  expect(await messageOf(server.db.delete(taxDocuments).where(own))).toMatch(/is never changed/)
  expect(
    await messageOf(server.db.delete(ledgerPostings).where(eq(ledgerPostings.sourceId, invoice.invoiceId))),
  ).toMatch(/is never changed/)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  cancelEwayBill,
  extendEwayBill,
  fetchConsignmentEwayBill,
  fetchEwayBillCheck,
  fetchEwayBillFile,
  saveEwayBill,
} from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { portalDate } from '@lohahaat/domain/billing/days'
import { faultsOfEwayFile } from '@lohahaat/domain/billing/testing/eway-bill-schema'
import {
  buyerInDelhi,
  buyerInHaryana,
  noCharges,
  pipeLine,
  siteInMumbai,
} from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { people, invoiced } = useInvoicedTrucks(server)
const { buyer, supplier, admin } = people
const today = istDay(new Date())
const HOUR = 60 * 60 * 1000

let serial = 331_000_000_000
const nextNumber = () => String(++serial)
const check = async (invoiceId: number, browser = supplier) =>
  (await browser.send(fetchEwayBillCheck, { invoiceId })).body
const fetchFile = async (invoiceIds: readonly number[], browser: TestBrowser = supplier) => {
  const { status, bytes, headers } = await filesOf(server, browser).download(fetchEwayBillFile, {
    invoiceIds: invoiceIds.join(','),
  })
  const body = JSON.parse(bytes.toString()) as { error: string; billLists: Record<string, unknown>[] }
  return { status, body, headers }
}
const enter = (invoiceId: number, changes: object = {}, browser: TestBrowser = supplier) =>
  browser.send(saveEwayBill, {
    ...{ invoiceId, ewayBillNo: nextNumber(), generatedAt: new Date().toISOString(), km: 165 },
    ...changes,
  })

test('the worked example, to the paisa and the kilogram', async () => {
  const { invoiceId, number } = await invoiced(
    {},
    { transporterName: 'Haryana Roadlines', lrNo: 'LR-4471', lrDate: today },
  )
  const { status, body, headers } = await fetchFile([invoiceId])
  expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('eway-INV-')])
  expect(faultsOfEwayFile(body)).toEqual([])
  expect(body).toMatchObject({
    version: '1.0.0621',
    billLists: [
      {
        ...{ userGstin: '06AAACA0000A1Z2', docType: 'INV', docNo: number, docDate: portalDate(today), transType: 1 },
        ...{ fromPincode: 125001, fromStateCode: 6, toPincode: 110001, toStateCode: 7, toGstin: '07AAACA0000A1Z0' },
        ...{
          totalValue: 225444.6,
          igstValue: 40580.03,
          cgstValue: 0,
          sgstValue: 0,
          OthValue: 0.37,
          totInvValue: 266025,
        },
        ...{ transMode: 1, transDistance: 165, vehicleNo: 'HR38AB0123', vehicleType: 'R', transDocNo: 'LR-4471' },
        itemList: [
          {
            ...{ hsnCode: '730630', quantity: 3.622, qtyUnit: 'MTS', taxableAmount: 225444.6 },
            ...{ igstRate: 18, cgstRate: 0, sgstRate: 0, cessRate: 0 },
          },
        ],
      },
    ],
  })
})

test('it says whether a bill is needed and why', async () => {
  const far = await check((await invoiced()).invoiceId)
  expect(far).toMatchObject({
    ...{ isNeeded: true, value: 266024.63, limit: 50_000, limitOf: 'betweenStates', transactionType: 1, km: 165 },
    ...{ problems: [], bill: null },
  })
  expect(far.warnings.map(({ kind, mendedAt }) => [kind, mendedAt])).toEqual([['irnMissing', 'einvoice']])
  expect(far.aboutKm).toBeGreaterThan(100)
  const small = { charges: noCharges, lines: [{ ...pipeLine, settledGoods: rupees('42372.88') }] }
  const near = await check((await invoiced({ ...small, buyer: buyerInHaryana })).invoiceId)
  expect(near).toMatchObject({ isNeeded: false, value: 50_000, limit: 50_000, limitOf: 'withinState' })
})

test('a truck without a vehicle is blocked, with the field to mend, until it has one', async () => {
  const { invoiceId, number, consignmentId } = await invoiced({}, { vehicleNo: null })
  const { problems } = await check(invoiceId)
  expect(problems).toEqual([
    {
      ...{ field: 'transport.vehicleNo', kind: 'vehicleOrTransporter', mendedAt: 'consignment' },
      text: 'Vehicle number: please enter the vehicle number, or the transporter’s id if he enters the vehicle himself.',
    },
  ])
  const refused = await fetchFile([invoiceId])
  expect([refused.status, refused.body.error]).toEqual([
    400,
    refusalTexts.ewayBillBlocked(number, problems[0]?.text ?? ''),
  ])
  await server.db.update(consignments).set({ vehicleNo: 'HR38AB0123' }).where(eq(consignments.id, consignmentId))
  expect((await fetchFile([invoiceId])).status).toBe(200)
})

test('from a yard to a site of third parties it is type 4, and their numbers are entered on the portal', async () => {
  const { invoiceId } = await invoiced({
    shipTo: siteInMumbai,
    dispatchFrom: buyerInHaryana,
    seller: buyerInDelhi,
    buyer: buyerInDelhi,
  })
  const { transactionType, warnings } = await check(invoiceId)
  expect(transactionType).toBe(4)
  expect(
    warnings.filter(({ kind }) => kind === 'enterOnPortal').map(({ field, mendedAt }) => [field, mendedAt]),
  ).toEqual([
    ['shipTo.gstin', 'portal'],
    ['dispatchFrom.gstin', 'portal'],
  ])
  expect((await fetchFile([invoiceId])).body.billLists[0]).toMatchObject({ transType: 4, actualToStateCode: 27 })
})

test('several invoices go in one file, and one that is blocked holds up all', async () => {
  const [one, other] = [await invoiced(), await invoiced()]
  expect((await fetchFile([one.invoiceId, other.invoiceId])).body.billLists.map(({ docNo }) => docNo)).toEqual([
    one.number,
    other.number,
  ])
  const blocked = await invoiced({}, { vehicleNo: null })
  expect((await fetchFile([one.invoiceId, blocked.invoiceId])).body.error).toContain(blocked.number)
})

test('the bill that comes back ends by its distance, on every screen of the truck', async () => {
  const { invoiceId, consignmentId } = await invoiced()
  const lastDay = istDay(startOfIstDay(today, 2))
  const { status, body } = await enter(invoiceId, { ewayBillNo: '3310 0112 2334', km: 201 })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ ewayBillNo: '331001122334', lastDay, canCancel: true }),
  ])
  expect((await check(invoiceId)).bill).toMatchObject({ ewayBillNo: '331001122334', lastDay })
  for (const browser of [buyer, supplier, admin])
    expect((await browser.send(fetchConsignmentEwayBill, { consignmentId })).body).toMatchObject({
      ...{ invoiceId, isNeeded: true, ewayBillNo: '331001122334', lastDay, canEnter: browser !== buyer },
      hasArrived: false,
    })
})

test('the same bill twice is one, a later vehicle moves its end, another is refused', async () => {
  const { invoiceId } = await invoiced({ issuedOn: istDay(new Date(Date.now() - 48 * HOUR)) })
  const generatedAt = new Date(Date.now() - 26 * HOUR).toISOString()
  const entered = { ewayBillNo: nextNumber(), generatedAt }
  const [first, again] = await Promise.all([enter(invoiceId, entered), enter(invoiceId, entered)])
  expect(again.body).toEqual(first.body)
  const later = await enter(invoiceId, { ...entered, vehicleEnteredAt: new Date().toISOString() })
  expect(later.body).toMatchObject({ ewayBillId: first.body.ewayBillId, lastDay: istDay(startOfIstDay(today, 1)) })
  expect(await enter(invoiceId)).toMatchObject({ status: 400, error: refusalTexts.ewayBillExists(entered.ewayBillNo) })
})

test('of two invoices that are given one number at once, one has it', async () => {
  const [one, other] = [await invoiced(), await invoiced()]
  const ewayBillNo = nextNumber()
  const answers = await Promise.all([enter(one.invoiceId, { ewayBillNo }), enter(other.invoiceId, { ewayBillNo })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.error).toBe(refusalTexts.ewayNumberTaken(ewayBillNo))
})

test('of two bills that are entered for one invoice at once, one counts', async () => {
  const { invoiceId } = await invoiced()
  const answers = await Promise.all([enter(invoiceId), enter(invoiceId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test.each([
  { say: 'eleven digits', changes: { ewayBillNo: '33100112233' }, error: /12 digits/ },
  { say: 'a letter', changes: { ewayBillNo: '33100112233A' }, error: /12 digits/ },
  {
    say: 'a bill of tomorrow',
    changes: { generatedAt: new Date(Date.now() + 24 * HOUR).toISOString() },
    error: /future/,
  },
  { say: 'a bill before its invoice', changes: { generatedAt: '2020-01-01T00:00:00Z' }, error: /day of the invoice/ },
  { say: 'a vehicle before its bill', changes: { vehicleEnteredAt: '2020-01-01T00:00:00Z' }, error: /vehicle/ },
  { say: 'no distance', changes: { km: 0 }, error: /Distance in km/ },
])('$say is refused', async ({ changes, error }) => {
  const { invoiceId } = await invoiced()
  expect(await enter(invoiceId, changes)).toMatchObject({ status: 400, error: expect.stringMatching(error) })
})

test('it is cancelled within 24 hours, and then another can be entered', async () => {
  const { invoiceId } = await invoiced()
  const { ewayBillId } = (await enter(invoiceId)).body
  const cancel = (browser = supplier) => browser.send(cancelEwayBill, { ewayBillId, cancelReason: 'DataEntry' })
  await server.db
    .update(ewayBills)
    .set({ generatedAt: new Date(Date.now() - 25 * HOUR) })
    .where(eq(ewayBills.id, ewayBillId))
  expect(await cancel()).toMatchObject({ status: 400, error: refusalTexts.ewayTooLateToCancel(24) })
  await server.db.update(ewayBills).set({ generatedAt: new Date() }).where(eq(ewayBills.id, ewayBillId))
  expect(await cancel()).toMatchObject({ status: 200, body: { cancelReason: 'DataEntry', canCancel: false } })
  expect(await cancel()).toMatchObject({ status: 400, error: refusalTexts.ewayBillCancelled })
  expect((await check(invoiceId)).bill?.cancelledAt).not.toBeNull()
  expect((await enter(invoiceId)).status).toBe(200)
})

test('it is extended from 8 hours before its end to 8 hours after, by the distance that is left', async () => {
  const { invoiceId } = await invoiced()
  const { ewayBillId } = (await enter(invoiceId)).body
  const extend = () => supplier.send(extendEwayBill, { ewayBillId, km: 450 })
  const endIn = (hours: number) =>
    server.db
      .update(ewayBills)
      .set({ endsAt: new Date(Date.now() + hours * HOUR) })
      .where(eq(ewayBills.id, ewayBillId))
  for (const hours of [9, -9]) {
    await endIn(hours)
    expect(await extend()).toMatchObject({ status: 400, error: refusalTexts.ewayNotExtendable(8, 360) })
  }
  await endIn(-7)
  const { status, body } = await extend()
  expect([status, body.lastDay]).toEqual([200, istDay(startOfIstDay(today, 3))])
})

test('a cancelled invoice has no file and takes no bill', async () => {
  const { invoiceId, number } = await invoiced()
  await server.db
    .update(taxDocuments)
    .set({ cancelledAt: new Date(), cancelReason: 'x' })
    .where(eq(taxDocuments.id, invoiceId))
  expect((await fetchFile([invoiceId])).body.error).toBe(refusalTexts.invoiceCancelled(number))
  expect((await enter(invoiceId)).error).toBe(refusalTexts.invoiceCancelled(number))
})

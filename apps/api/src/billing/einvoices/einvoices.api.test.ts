import { eq } from 'drizzle-orm'
import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { fetchEInvoiceCheck, fetchEInvoiceFile, saveEInvoice } from '@lohahaat/contract/billing/einvoices/einvoice'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import { daysAfter, portalDate } from '@lohahaat/domain/billing/days'
import { computeNote } from '@lohahaat/domain/billing/notes'
import { faultsOfInv01 } from '@lohahaat/domain/billing/testing/inv01-schema'
import { workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay } from '@lohahaat/domain/platform/ist'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { issueDocument } from '../../testing/trucks/issued'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { people, invoiced } = useInvoicedTrucks(server)
const { admin } = people
const today = istDay(new Date())
const irn = '3f'.repeat(32)

const portal = generateKeyPairSync('rsa', { modulusLength: 2048 })
const impostor = generateKeyPairSync('rsa', { modulusLength: 2048 })
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The signed QR code of the worked invoice. */
function qrOf(number: string, changes: object = {}, by = portal): string {
  const claims = {
    ...{ SellerGstin: '06AAACA0000A1Z2', BuyerGstin: '07AAACA0000A1Z0', DocNo: number, DocTyp: 'INV' },
    ...{ DocDt: portalDate(today), TotInvVal: 266025, ItemCnt: 1, MainHsnCode: '730630', Irn: irn },
    ...changes,
  }
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ data: JSON.stringify(claims), iss: 'NIC' })}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), by.privateKey).toString('base64url')}`
}
const answered = { irn, ackNo: '112610036563310', ackAt: '2026-11-18T12:01:00+05:30' }
const enter = (invoiceId: number, changes: object = {}, browser: TestBrowser = admin) =>
  browser.send(saveEInvoice, { invoiceId, ...answered, ...changes })
const fetchFile = async (invoiceIds: readonly number[]) => {
  const { status, bytes } = await filesOf(server, admin).download(fetchEInvoiceFile, {
    invoiceIds: invoiceIds.join(','),
  })
  return { status, body: JSON.parse(bytes.toString()) as { error: string } & Record<string, unknown>[] }
}
const storedQr = async (invoiceId: number) => {
  const [row] = await server.db.select().from(taxDocuments).where(eq(taxDocuments.id, invoiceId))
  return [row?.irn, row?.signedQr]
}

test('the worked invoice as INV-01, to the paisa', async () => {
  const { invoiceId, number } = await invoiced()
  const { status, body } = await fetchFile([invoiceId])
  expect(status).toBe(200)
  expect(body.flatMap(faultsOfInv01)).toEqual([])
  expect(body).toMatchObject([
    {
      Version: '1.1',
      DocDtls: { Typ: 'INV', No: number, Dt: portalDate(today) },
      SellerDtls: { Gstin: '06AAACA0000A1Z2', Stcd: '06' },
      BuyerDtls: { Gstin: '07AAACA0000A1Z0', Pos: '07' },
      ItemList: [{ HsnCd: '730630', Qty: 3.622, Unit: 'MTS', AssAmt: 225444.6, GstRt: 18, IgstAmt: 40580.03 }],
      ValDtls: { AssVal: 225444.6, IgstVal: 40580.03, RndOffAmt: 0.37, TotInvVal: 266025 },
      EwbDtls: { VehNo: 'HR38AB0123', Distance: 165 },
    },
  ])
})

test('a credit note names its invoice', async () => {
  const { invoiceId, number, consignmentId } = await invoiced()
  const invoice = { ...computeInvoice({ ...workedDraft, issuedOn: today }), number }
  const draft = {
    kind: 'credit',
    number: 'x',
    issuedOn: today,
    reason: 'short-weight',
    withPerTonCharges: true,
  } as const
  const note = computeNote(invoice, { ...draft, lines: [{ lineNo: 1, grams: 70_000n }] })
  const { id } = await issueDocument(server.db, consignmentId, note, { correctsId: invoiceId })
  const { body } = await fetchFile([id])
  expect(body).toMatchObject([
    { DocDtls: { Typ: 'CRN' }, RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: portalDate(today) }] } },
  ])
  expect((await admin.send(fetchEInvoiceCheck, { invoiceId: id })).body.problems).toEqual([])
})

test('a buyer without a number has no e-invoice, and the words say so', async () => {
  const buyer = { ...workedDraft.buyer, gstin: null }
  const { invoiceId, number } = await invoiced({ buyer })
  const { body } = await admin.send(fetchEInvoiceCheck, { invoiceId })
  expect(body).toMatchObject({
    isNeeded: false,
    reportBy: daysAfter(today, 30),
    irn: null,
    hasQr: false,
    signature: null,
  })
  const text = 'GST number of the buyer: the buyer has none, and without it there is no e-invoice.'
  expect(body.problems.map((problem) => problem.text)).toEqual([text])
  expect((await fetchFile([invoiceId])).body.error).toBe(refusalTexts.einvoiceBlocked(number, text))
})

test('IRN and QR code are stored, and without a key the signature is said to be unchecked', async () => {
  const { invoiceId, number } = await invoiced()
  const signedQr = qrOf(number, {}, impostor)
  expect(await enter(invoiceId, { signedQr })).toMatchObject({
    status: 200,
    body: {
      invoiceId,
      irn,
      ackNo: answered.ackNo,
      ackAt: '2026-11-18T06:31:00.000Z',
      hasQr: true,
      signature: 'unchecked',
    },
  })
  expect(await storedQr(invoiceId)).toEqual([irn, signedQr])
})

test("the portal's own answer is read, bare or wrapped", async () => {
  const answer = (number: string) => ({
    ...{ Irn: irn.toUpperCase(), AckNo: 112610036563310, AckDt: '2026-11-18 12:01:00', SignedQRCode: qrOf(number) },
  })
  const wraps: ((content: object) => unknown)[] = [
    (content) => content,
    (content) => [content],
    (content) => ({ Status: 1, Data: JSON.stringify(content) }),
  ]
  for (const wrap of wraps) {
    const { invoiceId, number } = await invoiced()
    const portalAnswer = JSON.stringify(wrap(answer(number)))
    const { body } = await admin.send(saveEInvoice, { invoiceId, portalAnswer })
    expect(body).toMatchObject({ irn, ackNo: '112610036563310', ackAt: '2026-11-18T06:31:00.000Z', hasQr: true })
  }
})

test('a code of another invoice is refused with what differs, and nothing is stored', async () => {
  const { invoiceId, number } = await invoiced()
  const signedQr = qrOf('INV/26-27/000009', { TotInvVal: 266024, Irn: undefined })
  const { status, error } = await enter(invoiceId, { signedQr })
  expect([status, error]).toEqual([
    400,
    refusalTexts.qrDiffers(
      `Number: ${number} here, INV/26-27/000009 in the code. Total in ₹: 266025 here, 266024 in the code. IRN: ${irn} here, nothing in the code.`,
    ),
  ])
  expect(await storedQr(invoiceId)).toEqual([null, null])
})

test.each([
  { say: 'no code', changes: { signedQr: 'hello' }, error: refusalTexts.qrUnreadable },
  { say: 'three parts of nothing', changes: { signedQr: 'a.b.c' }, error: refusalTexts.qrUnreadable },
  {
    say: 'a code of no object',
    changes: { signedQr: `${encoded({})}.${encoded([1])}.AA` },
    error: refusalTexts.qrUnreadable,
  },
  {
    say: 'an answer without an IRN',
    changes: { portalAnswer: '{"Status":0}' },
    error: refusalTexts.portalAnswerUnreadable,
  },
  { say: 'an answer that is no JSON', changes: { portalAnswer: 'x' }, error: refusalTexts.portalAnswerUnreadable },
  { say: 'no acknowledgement', changes: { ackNo: null }, error: refusalTexts.irnNeeded },
  { say: 'an IRN of 63', changes: { irn: 'a'.repeat(63) }, error: expect.stringMatching(/IRN of 64/) as string },
])('$say is refused', async ({ changes, error }) => {
  const { invoiceId } = await invoiced()
  expect(await enter(invoiceId, changes)).toMatchObject({ status: 400, error })
  expect(await storedQr(invoiceId)).toEqual([null, null])
})

test('the QR code may come later, another IRN may not', async () => {
  const { invoiceId, number } = await invoiced()
  await enter(invoiceId)
  const { body } = await admin.send(saveEInvoice, { invoiceId, signedQr: qrOf(number) })
  expect(body).toMatchObject({ irn, hasQr: true })
  expect(await enter(invoiceId, { irn: 'ab'.repeat(32) })).toMatchObject({
    ...{ status: 400, error: refusalTexts.irnExists(number, irn) },
  })
})

test("with the portal's key its signature is verified, and that of anybody else refused", async () => {
  const key = portal.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const keyed = await server.twin({ einvoiceKey: key })
  const browser = new TestBrowser(keyed)
  for (const [name, value] of admin.values) browser.values.set(name, value)
  for (const [name, value] of admin.cookies) browser.cookies.set(name, value)
  const { invoiceId, number } = await invoiced()
  expect(await enter(invoiceId, { signedQr: qrOf(number, {}, impostor) }, browser)).toMatchObject({
    ...{ status: 400, error: refusalTexts.qrSignatureWrong },
  })
  expect((await enter(invoiceId, { signedQr: qrOf(number) }, browser)).body.signature).toBe('verified')
  await keyed.app.close()
})

test('it is for administrators', async () => {
  const { invoiceId } = await invoiced()
  for (const browser of [people.buyer, people.supplier, people.stranger])
    expect((await browser.send(fetchEInvoiceCheck, { invoiceId })).status).toBe(403)
  expect((await people.visitor.send(fetchEInvoiceCheck, { invoiceId })).status).toBe(401)
  expect((await admin.send(fetchEInvoiceCheck, { invoiceId: 2_000_000_000 })).error).toBe(refusalTexts.invoiceNotFound)
})

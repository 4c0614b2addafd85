import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import {
  fetchCertificate,
  fetchCertificateFile,
  fetchOrderCertificates,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import {
  fetchConsignmentCertificates,
  tieCertificate,
  untieCertificate,
} from '@lohahaat/contract/fulfilment/certificates/ties'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Certificate } from '@lohahaat/domain/fulfilment/certificates/certificate'
import { rightCertificates } from '@lohahaat/domain/fulfilment/certificates/twelve-certificates'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { orders } from '../../db/tables/ordering/orders'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { giveAddresses } from '../../testing/carts'
import { confirmPaper, uploadPaper } from '../../testing/trucks/certificates'
import { newYard } from '../../testing/firms/yards'
import { makeSupplier } from '../../testing/firms/suppliers'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
const [tube] = rightCertificates as [Certificate]

beforeAll(async () => {
  for (const { userId } of [buyer, other]) await giveAddresses(server.db, userId)
})

/** A supplier's truck with a ton of the pipe that the paper is for. */
async function loaded(
  by: TestBrowser = buyer,
  changes: Partial<typeof orderLines.$inferInsert> = {},
  heatNos: string[] = [],
) {
  const yard = await newYard(server.db)
  const supplier = await makeSupplier(server, 'Owner', yard.sellerId)
  const orderId = await placeOrder(server.db, by.userId, [{ stockItemId: yard.itemId }])
  const same = { size: '50 NB', subClass1Name: '3.6', standard: 'IS 1239', grade: null }
  await server.db
    .update(orderLines)
    .set({ ...same, ...changes })
    .where(eq(orderLines.orderId, orderId))
  const [ordered] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const loads = [{ orderLineId: ordered?.id ?? 0, heatNos }]
  const consignmentId = await loadTruck(server.db, orderId, loads)
  const [line] = await server.db
    .select()
    .from(consignmentLines)
    .where(eq(consignmentLines.consignmentId, consignmentId))
  return { supplier, orderId, consignmentId, consignmentLineId: line?.id ?? 0 }
}

const one = (certificateId: number) => ({ certificateId: String(certificateId) })
const seen = async (browser: TestBrowser, certificateId: number) =>
  (await browser.send(fetchCertificate, one(certificateId))).body

test('a certificate on a load is for its buyer too: outcome, paper and where it is used, of his own only', async () => {
  const { supplier, orderId, consignmentLineId } = await loaded()
  const again = await loaded(other)
  const { certificateId } = await confirmPaper(server, supplier, tube, 'TC/1')
  expect((await buyer.send(fetchCertificate, one(certificateId))).error).toBe(refusalTexts.certificateNotFound)
  const tied = { certificateId, consignmentLineId, heatNo: 'a 21417', kg: 400.5 }
  const { body } = await supplier.send(tieCertificate, tied)
  const certificate = await seen(buyer, certificateId)
  expect(certificate).toMatchObject({ outcome: 'pass', mayKeep: false, mayChange: false, alarms: [] })
  expect(certificate.uses).toMatchObject([{ tieId: body.tieId, orderId, heatNo: 'A21417', kg: 400.5 }])
  const listed = (await buyer.send(fetchOrderCertificates, { orderId: String(orderId) })).body
  expect(listed.map((found) => found.certificateId)).toEqual([certificateId])
  for (const [browser, status] of [
    [buyer, 200],
    [supplier, 200],
    [admin, 200],
    [other, 400],
    [again.supplier, 400],
  ] as const) {
    const file = await filesOf(server, browser).download(fetchCertificateFile, one(certificateId))
    expect(file.status).toBe(status)
  }
  await supplier.send(untieCertificate, { tieId: String(body.tieId) })
  expect((await buyer.send(fetchCertificate, one(certificateId))).status).toBe(400)
})

test('more than the certificate is for, another size and grade, and another tag are alarms', async () => {
  const { supplier, consignmentLineId } = await loaded(buyer, { size: '65 NB', grade: 'YSt 210' }, ['B9'])
  const small = { ...tube, grams: 300_000n, heats: [{ heatNo: 'B8', figures: {}, tests: {} }] }
  const { certificateId } = await confirmPaper(server, supplier, small)
  await supplier.send(tieCertificate, { certificateId, consignmentLineId, heatNo: 'B8', kg: 400 })
  const { alarms } = await seen(supplier, certificateId)
  expect(alarms.map(({ kind, what }) => what ?? kind)).toEqual(['bookedAbove', 'grade', 'size', 'heat', 'heat'])
  expect(alarms[0]).toMatchObject({ bookedKg: 400, certificateKg: 300 })
})

test('a certificate of a day after the invoice is an alarm', async () => {
  const { supplier, orderId, consignmentId, consignmentLineId } = await loaded()
  const { certificateId } = await confirmPaper(server, supplier, tube)
  await supplier.send(tieCertificate, { certificateId, consignmentLineId, heatNo: 'A21417', kg: 400 })
  await invoiceTruck(orderId, consignmentId, '2026-10-14')
  expect((await seen(supplier, certificateId)).alarms).toEqual([])
  const second = await loaded()
  const late = await confirmPaper(server, second.supplier, tube)
  await second.supplier.send(tieCertificate, {
    ...second,
    certificateId: late.certificateId,
    heatNo: 'A21417',
    kg: 400,
  })
  await invoiceTruck(second.orderId, second.consignmentId, '2026-10-13')
  const dates = { kind: 'datesOutOfOrder', first: 'certificate', second: 'invoice' }
  expect((await seen(second.supplier, late.certificateId)).alarms).toMatchObject([dates])
})

let serial = 9000

/** An invoice by its row alone. */
async function invoiceTruck(orderId: number, consignmentId: number, issuedOn: string) {
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  const none = { taxablePaise: 0n, igstPaise: 0n, cgstPaise: 0n, sgstPaise: 0n, roundOffPaise: 0n, payablePaise: 0n }
  await server.db.insert(taxDocuments).values({
    ...{ kind: 'invoice', number: `INV/26-27/${++serial}`, financialYear: '26-27', serial, issuedOn },
    ...{ orderId, consignmentId, companyId: order?.companyId ?? 0, content: {}, ...none },
    ...{ issuedBy: order?.buyerId ?? 0, issuedAt: new Date() },
  })
}

test('two papers for two heats of one load are no alarm', async () => {
  const { supplier, consignmentLineId } = await loaded(buyer, {}, ['K1', 'K2'])
  const ids: number[] = []
  for (const heatNo of ['K1', 'K2']) {
    const { certificateId } = await confirmPaper(server, supplier, {
      ...tube,
      heats: [{ heatNo, figures: {}, tests: {} }],
    })
    await supplier.send(tieCertificate, { certificateId, consignmentLineId, heatNo, kg: 200 })
    ids.push(certificateId)
  }
  for (const id of ids) expect((await seen(supplier, id)).alarms).toEqual([])
})

test('no more is tied than is loaded, also when two papers come at once', async () => {
  const { supplier, consignmentLineId } = await loaded()
  const papers = [await confirmPaper(server, supplier, tube), await confirmPaper(server, supplier, tube)]
  const tie = ({ certificateId }: { certificateId: number }, kg: number) =>
    supplier.send(tieCertificate, { certificateId, consignmentLineId, heatNo: 'A21417', kg })
  const answers = await Promise.all(papers.map((paper) => tie(paper, 700)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.error).toBe(refusalTexts.tiedAboveLoad('300.000'))
  const [winner] = papers.filter((_, at) => answers[at]?.status === 200)
  expect((await tie(winner ?? tube, 900)).status).toBe(200)
})

test('drafts, heats that are not on the paper, and papers or loads of others are not tied', async () => {
  const { supplier, consignmentLineId, consignmentId } = await loaded()
  const rival = await loaded(other)
  const draft = (await uploadPaper(server, supplier, '%PDF-1.4\na')).body
  const paper = await confirmPaper(server, supplier, tube)
  const foreign = await confirmPaper(server, rival.supplier, tube)
  const tie = async (certificateId: number, browser = supplier, heatNo = 'A21417', line = consignmentLineId) =>
    (await browser.send(tieCertificate, { certificateId, consignmentLineId: line, heatNo, kg: 1 })).error
  expect(await tie(draft.certificateId)).toBe(refusalTexts.certificateDraft)
  expect(await tie(paper.certificateId, supplier, 'X')).toBe(refusalTexts.heatNotOnCertificate('X'))
  expect(await tie(foreign.certificateId)).toBe(refusalTexts.certificateNotFound)
  expect(await tie(paper.certificateId, rival.supplier)).toBe(refusalTexts.loadNotFound)
  expect(await tie(paper.certificateId, buyer)).toBe(refusalTexts.loadNotFound)
  expect(await tie(paper.certificateId, supplier, 'A21417', rival.consignmentLineId)).toBe(refusalTexts.loadNotFound)
  const { body } = await supplier.send(fetchConsignmentCertificates, { consignmentId: String(consignmentId) })
  expect(body).toMatchObject({ mayTie: true, lines: [{ consignmentLineId, ties: [], offered: [{ fits: true }] }] })
  expect((await other.send(fetchConsignmentCertificates, { consignmentId: String(consignmentId) })).status).toBe(400)
})

test('all papers of an order are one archive, each by the right to its truck', async () => {
  const { supplier, orderId, consignmentLineId } = await loaded()
  const papers = async (browser: TestBrowser) =>
    filesOf(server, browser).download(fetchOrderPapers, { orderId: String(orderId) })
  expect((await papers(supplier)).bytes.toString()).toContain(refusalTexts.noPapers)
  for (const number of ['TC/1', 'TC:1']) {
    const { certificateId } = await confirmPaper(server, supplier, tube, number)
    await supplier.send(tieCertificate, { certificateId, consignmentLineId, heatNo: 'A21417', kg: 100 })
  }
  for (const browser of [buyer, supplier, admin]) {
    const { bytes, headers } = await papers(browser)
    expect(headers['content-disposition']).toMatch(/LH-\d\d-\d\d-\d+ papers\.zip/)
    const names = ['Certificates/TC-1 Sample Tubes.pdf', 'Certificates/TC-1 Sample Tubes (2).pdf']
    const isProforma = (path: string) => path.startsWith('Order/Proforma invoice LH-')
    const paths = Object.keys(unzipSync(bytes))
    expect(paths.filter((path) => !isProforma(path))).toEqual(names)
    expect(paths.some(isProforma)).toBe(browser !== supplier)
  }
  for (const browser of [other, (await loaded(other)).supplier])
    expect((await papers(browser)).bytes.toString()).toContain(refusalTexts.orderNotFound)
})

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
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { people, invoiced, truck } = useInvoicedTrucks(server)
const { buyer, supplier, rival, stranger, visitor } = people

const fetchFile = async (invoiceIds: readonly number[], browser: TestBrowser = supplier) => {
  const asked = { invoiceIds: invoiceIds.join(',') }
  const { status, bytes } = await filesOf(server, browser).download(fetchEwayBillFile, asked)
  return { status, body: JSON.parse(bytes.toString()) as { error: string } }
}
const enter = (invoiceId: number, changes: object = {}, browser: TestBrowser = supplier) =>
  browser.send(saveEwayBill, {
    ...{ invoiceId, ewayBillNo: '351000000001', generatedAt: new Date().toISOString(), km: 165 },
    ...changes,
  })

test('to others there is no such invoice, bill or truck', async () => {
  const { invoiceId, consignmentId } = await invoiced()
  const own = await invoiced()
  const { ewayBillId } = (await enter(own.invoiceId)).body
  for (const browser of [rival, stranger, buyer]) {
    const answers = [
      await browser.send(fetchEwayBillCheck, { invoiceId }),
      await enter(invoiceId, {}, browser),
      await browser.send(cancelEwayBill, { ewayBillId, cancelReason: 'Other' }),
      await browser.send(extendEwayBill, { ewayBillId, km: 5 }),
    ]
    expect(answers.map(({ status, error }) => [status, error])).toEqual(
      answers.map(() => [400, refusalTexts.invoiceNotFound]),
    )
    expect((await fetchFile([invoiceId], browser)).body.error).toBe(refusalTexts.invoiceNotFound)
  }
  for (const browser of [rival, stranger])
    expect((await browser.send(fetchConsignmentEwayBill, { consignmentId })).error).toBe(
      refusalTexts.consignmentNotFound,
    )
  expect((await fetchFile([own.invoiceId, 2_000_000_000])).body.error).toBe(refusalTexts.invoiceNotFound)
  expect((await visitor.send(fetchEwayBillCheck, { invoiceId })).status).toBe(401)
  expect((await fetchFile([invoiceId], visitor)).status).toBe(401)
})

test('a truck without an invoice has no bill yet', async () => {
  const consignmentId = await truck()
  expect((await buyer.send(fetchConsignmentEwayBill, { consignmentId })).body).toEqual({
    ...{ invoiceId: null, isNeeded: false, ewayBillNo: null, lastDay: null, endsAt: null, hasArrived: false },
    canEnter: false,
  })
})

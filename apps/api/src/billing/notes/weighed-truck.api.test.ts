import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { settleShortage } from '@lohahaat/contract/billing/notes/notes'
import { fetchConsignment } from '@lohahaat/contract/fulfilment/consignments/consignments'
import {
  closeConsignment,
  dispatchConsignment,
  receiveConsignment,
  unloadConsignment,
} from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { changeConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { rupees } from '@lohahaat/domain/platform/money'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { inDelhi } from '../../testing/trucks/billing'
import { useWeighedTruck } from '../../testing/scenes/weighed-truck'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const inHaryana = { ...inDelhi, state: 'Haryana', pinCode: '122001', gstNumber: '06AAACA0000A1Z2' }
const { buyer, admin, supplier, load, send, see, confirm } = useWeighedTruck(server)

test('from the slip at loading to the note: what the slips come to is what the note says, to the paisa', async () => {
  const consignmentId = await load(['6', '3', '1'])
  expect((await supplier.send(issueInvoice, { consignmentId })).error).toBe(refusalTexts.slipMissing)
  await send(supplier, consignmentId, 'seller', 10_003)
  const invoice = await supplier.send(issueInvoice, { consignmentId })
  // 10,003 kg at ₹60,000, and ₹300 for weighing.
  expect(invoice.body).toMatchObject({ taxable: 600_480, payable: 708_566 })
  expect((await supplier.send(dispatchConsignment, { consignmentId })).status).toBe(200)
  await send(buyer, consignmentId, 'buyer', 9_933)
  const received = await buyer.send(receiveConsignment, { consignmentId, outcome: 'InOrder', lines: [] })
  expect(received.status).toBe(200)
  expect((await admin.send(closeConsignment, { consignmentId })).error).toBe(refusalTexts.shortageOpen)
  const third = (await send(supplier, consignmentId, 'third', 9_943)).body.slips.find(({ side }) => side === 'third')
  const agreed = await confirm(buyer, third?.slipId ?? 0)
  expect(agreed.body).toMatchObject({
    state: 'reweighed',
    settlement: { kg: 60, taxable: 3600, gst: 648, total: 4248 },
  })
  const note = await admin.send(settleShortage, { consignmentId })
  expect(note.body).toMatchObject({ kind: 'credit', taxable: 3600, payable: 4248 })
  expect((await see(consignmentId)).body).toMatchObject({ state: 'noteIssued', noteNo: note.body.number, maySend: [] })
  expect((await admin.send(closeConsignment, { consignmentId })).status).toBe(200)
  expect((await see(consignmentId)).body).toMatchObject({ state: 'closed', nextSteps: [] })
})

test.each([
  { say: 'within the state', billingAddress: inHaryana, gst: 756.1, igst: 0, cgst: 378.05 },
  { say: 'between states', billingAddress: inDelhi, gst: 756.09, igst: 756.09, cgst: 0 },
])('the tax that the slips come to is that of the note: $say', async ({ billingAddress, gst, igst, cgst }) => {
  // 70 kg at ₹60,007.14 a ton are ₹4,200.50: 18 % of it is ₹756.09, and 9 % is ₹378.045 twice.
  const consignmentId = await load(['10'], { pricePaise: rupees('60007.14') })
  const [truck] = await server.db.select().from(consignments).where(eq(consignments.id, consignmentId))
  const addresses = { billingAddress, shippingAddress: billingAddress }
  await server.db
    .update(orders)
    .set(addresses)
    .where(eq(orders.id, truck?.orderId ?? 0))
  await send(supplier, consignmentId, 'seller', 10_000)
  await supplier.send(issueInvoice, { consignmentId })
  await supplier.send(dispatchConsignment, { consignmentId })
  const { body } = await send(buyer, consignmentId, 'buyer', 9_930)
  expect(body.settlement).toMatchObject({ kg: 70, taxable: 4200.5, gst, total: 4200.5 + gst })
  const note = await admin.send(settleShortage, { consignmentId })
  expect(note.body).toMatchObject({ taxable: 4200.5, igst, cgst, sgst: cgst })
})

describe('a load that changes after it was weighed has to be weighed again', () => {
  test('where it is unloaded', async () => {
    const consignmentId = await load()
    await send(supplier, consignmentId, 'seller', 10_000)
    expect((await supplier.send(unloadConsignment, { consignmentId })).status).toBe(200)
    expect((await see(consignmentId)).body).toMatchObject({ slips: [], history: [{ replaced: { by: 'Ravi Kumar' } }] })
  })

  test('where it goes by another truck; another driver changes nothing', async () => {
    const consignmentId = await load()
    await send(supplier, consignmentId, 'seller', 10_000)
    const change = async (changes: object) => {
      const { version, vehicleNo } = (await supplier.send(fetchConsignment, { consignmentId })).body
      return supplier.send(changeConsignment, { consignmentId, version, vehicleNo, ...changes })
    }
    expect((await change({ driverPhone: '9812345678' })).status).toBe(200)
    expect((await see(consignmentId)).body.slips).toHaveLength(1)
    expect((await change({ vehicleNo: 'HR55AB9999' })).status).toBe(200)
    expect((await see(consignmentId)).body).toMatchObject({ slips: [], nextSteps: ['sellerSlip'] })
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cancelInvoice, fetchInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { fetchConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchWeighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { deleteRefusedLine, giveLine } from '@lohahaat/contract/supply/orders/refused-lines'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import { workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay } from '@lohahaat/domain/platform/ist'
import { consignments } from '../../db/tables/ordering/consignments'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { issueDocument } from '../../testing/trucks/issued'
import { useTrucks } from '../../testing/scenes/trucks'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, supplier, rival, admin, placed, lineId, accept, plan, order, ...trucks } = useTrucks(server)
const { load, unload, drop, invoice, dispatch, receive, sendOff, see, seeOrder } = trucks
const all = (place: number) => ({ orderLineId: lineId(place), kg: 2000 })
const acceptAll = async () => {
  await accept(placed.lineIds.slice(0, 2))
  await accept([lineId(2)], rival)
}
const remove = (place: number) =>
  buyer.send(deleteItem, { orderId: String(placed.orderId), orderLineId: String(lineId(place)) })
const cancel = () => buyer.send(deleteOrder, { orderId: String(placed.orderId) })
const set = (status: string) => admin.send(setOrderStatus, { orderId: placed.orderId, status })
const loadOrder = async () => (await buyer.send(fetchOrderSuccessDetail, { orderId: placed.orderId })).body

/** Sets the tolerance of loading, and returns how to go back to the usual one. */
async function allow(loadingTolerancePercent: number) {
  const [set] = await server.db
    .insert(tradeSettings)
    .values({ name: 'fulfilment', value: { loadingTolerancePercent }, createdAt: new Date() })
    .returning()
  return () => server.db.delete(tradeSettings).where(eq(tradeSettings.id, set?.id ?? 0))
}

describe('the status follows the trucks', () => {
  test('from the first accepted line to the last truck that is received', async () => {
    expect((await plan([all(3)], admin)).status).toBe(200)
    expect(await order()).toEqual({ status: 'Confirmed', partlyDispatched: false })
    await acceptAll()
    expect(await order()).toEqual({ status: 'Processing', partlyDispatched: false })
    const first = await sendOff([all(0), all(1)])
    expect(await order()).toEqual({ status: 'Processing', partlyDispatched: true })
    expect(await loadOrder()).toMatchObject({ status: 'Processing', partlyDispatched: true })
    const second = await sendOff([all(2)], rival)
    const house = (await seeOrder(admin)).consignments.find(({ state }) => state === 'Planned')?.consignmentId ?? 0
    await load(house, admin)
    await invoice(house)
    await dispatch(house, admin)
    expect(await order()).toEqual({ status: 'Dispatched', partlyDispatched: false })
    expect(await loadOrder()).not.toHaveProperty('partlyDispatched')
    await receive(first)
    await receive(second)
    expect(await order()).toMatchObject({ status: 'Dispatched' })
    await receive(house)
    expect(await order()).toMatchObject({ status: 'Delivered' })
    expect((await loadOrder()).statusChanges.map(({ status }) => status)).toEqual([
      'Confirmed',
      'Processing',
      'Dispatched',
      'Delivered',
    ])
  })

  test('loaded is processing too, and neither unloading nor dropping takes it back', async () => {
    const { consignmentId: id } = (await plan([all(3)], admin)).body
    await load(id, admin)
    expect(await order()).toMatchObject({ status: 'Processing' })
    await unload(id, admin)
    await drop(id, admin)
    expect(await order()).toMatchObject({ status: 'Processing' })
    expect((await set('Dispatched')).body).toMatchObject({ status: 'Dispatched' })
    expect((await plan([all(3)], admin)).error).toMatch(/is dispatched, so it can't be changed/)
  })

  test('with a truck nobody sets it by hand, not even to cancelled', async () => {
    expect((await set('Processing')).status).toBe(200)
    await plan([all(3)], admin)
    for (const status of ['Dispatched', 'Cancelled']) {
      const { headers, ...answer } = await set(status)
      expect(answer).toMatchObject({ status: 400 })
      expect(headers['error-code']).toBe('status-follows-consignments')
    }
  })

  test('what has left stays complete when the tolerance becomes smaller', async () => {
    for (const place of [0, 1, 2]) await remove(place)
    const id = await sendOff([{ orderLineId: lineId(3), kg: 1960 }], admin)
    expect(await order()).toMatchObject({ status: 'Dispatched' })
    const usual = await allow(0)
    await receive(id)
    expect(await order()).toMatchObject({ status: 'Delivered' })
    await usual()
  })

  test('how much may be planned, and what is complete, goes by the tolerance that is set', async () => {
    for (const place of [0, 1, 2]) await remove(place)
    const usual = await allow(10)
    expect((await plan([{ orderLineId: lineId(3), kg: 2200.001 }], admin)).status).toBe(400)
    const { consignmentId } = (await plan([{ orderLineId: lineId(3), kg: 2200 }], admin)).body
    await drop(consignmentId, admin)
    await sendOff([{ orderLineId: lineId(3), kg: 1850 }], admin)
    expect(await order()).toMatchObject({ status: 'Dispatched', partlyDispatched: false })
    await usual()
  })
})

describe('deleting', () => {
  test('an order without an invoice is cancelled with its trucks, and from the first invoice on not at all', async () => {
    await acceptAll()
    const { consignmentId: id } = (await plan([all(0)])).body
    await load(id)
    await invoice(id)
    const { orderNo } = await seeOrder()
    expect((await cancel()).error).toBe(refusalTexts.orderOnRoad(orderNo))
    await dispatch(id)
    expect(await cancel()).toMatchObject({ status: 400, error: refusalTexts.orderOnRoad(orderNo) })
  })

  test('a cancelled order has no trucks', async () => {
    await acceptAll()
    await load((await plan([all(0)])).body.consignmentId)
    expect((await cancel()).status).toBe(200)
    expect(await order()).toMatchObject({ status: 'Cancelled' })
    expect(await server.db.$count(consignments, eq(consignments.orderId, placed.orderId))).toBe(0)
  })

  describe('a truck that was weighed and whose invoice was cancelled', () => {
    async function cancelledInvoice() {
      await acceptAll()
      const { consignmentId } = (await plan([all(0)])).body
      await load(consignmentId)
      const at = new Date()
      await server.db.insert(weighbridgeSlips).values({
        ...{ consignmentId, side: 'seller', slipNo: 'RST 1', bridge: 'Kanta', vehicleNo: 'HR55AB1234' },
        ...{ grossKg: 11_000n, tareKg: 9_000n, netKg: 2_000n, grossAt: at, tareAt: at },
        ...{ recordedBy: buyer.userId, recordedAt: at },
      })
      const worked = computeInvoice({ ...workedDraft, issuedOn: istDay(at) })
      const { id: invoiceId } = await issueDocument(server.db, consignmentId, worked)
      expect((await drop(consignmentId)).status).toBe(400)
      expect((await admin.send(cancelInvoice, { invoiceId, reason: 'Wrong buyer' })).status).toBe(200)
      return { consignmentId, invoiceId }
    }

    test('is dropped, and what it carried is left to load again; its papers stay', async () => {
      const { consignmentId, invoiceId } = await cancelledInvoice()
      expect((await drop(consignmentId)).body).toEqual({ success: true })
      expect((await see(consignmentId)).error).toBe(refusalTexts.consignmentNotFound)
      expect((await supplier.send(fetchWeighment, { consignmentId })).error).toBe(refusalTexts.consignmentNotFound)
      expect(
        (await supplier.send(fetchConsignments, { of: 'sales' })).body.map((row) => row.consignmentId),
      ).not.toContain(consignmentId)
      expect((await seeOrder()).consignments).toEqual([])
      expect((await buyer.send(fetchInvoice, { invoiceId })).body.cancelReason).toBe('Wrong buyer')
      expect((await plan([all(0)])).body).toMatchObject({ number: 2, kg: 2000 })
    })

    test('keeps nobody from cancelling the order', async () => {
      const { consignmentId } = await cancelledInvoice()
      expect((await cancel()).status).toBe(200)
      expect(await order()).toMatchObject({ status: 'Cancelled' })
      expect((await see(consignmentId)).status).toBe(400)
    })
  })

  test('a line on a truck stays; the others go, also when a part is on the road', async () => {
    await acceptAll()
    await sendOff([all(0), all(1)])
    const { error } = await remove(0)
    expect(error).toMatch(/is on a truck already/)
    const previewed = { orderId: String(placed.orderId), orderLineId: String(lineId(0)) }
    expect((await buyer.send(fetchDeletionPreview, previewed)).error).toBe(error)
    expect((await remove(2)).body).toEqual({ success: true, orderRemoved: false })
    expect(await order()).toEqual({ status: 'Processing', partlyDispatched: true })
    expect((await remove(3)).status).toBe(200)
    expect(await order()).toEqual({ status: 'Dispatched', partlyDispatched: false })
  })

  test('a refused line that is on a truck all the same is neither given away nor deleted', async () => {
    await acceptAll()
    await plan([all(2)], rival)
    await server.db
      .update(supplierLines)
      .set({ state: 'Refused' })
      .where(eq(supplierLines.orderLineId, lineId(2)))
    const ids = { orderId: placed.orderId, orderLineId: lineId(2) }
    expect((await admin.send(deleteRefusedLine, ids)).error).toMatch(/is on a truck already/)
    expect((await admin.send(giveLine, { ...ids, itemId: 1 })).error).toMatch(/is on a truck already/)
    expect((await supplier.send(deleteRefusedLine, ids)).status).toBe(403)
  })

  test('deleting the last refused line sends the order off with the rest', async () => {
    await accept(placed.lineIds.slice(0, 2))
    await remove(3)
    await sendOff([all(0), all(1)])
    await server.db
      .update(supplierLines)
      .set({ state: 'Refused', answeredAt: new Date() })
      .where(eq(supplierLines.orderLineId, lineId(2)))
    const { body } = await admin.send(deleteRefusedLine, { orderId: placed.orderId, orderLineId: lineId(2) })
    expect(body).toEqual({ success: true, orderRemoved: false })
    expect(await order()).toEqual({ status: 'Dispatched', partlyDispatched: false })
  })
})

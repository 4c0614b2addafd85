import { expect, test } from 'vitest'
import { cancelEwayBill, saveEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import {
  fetchConsignment,
  fetchConsignments,
  fetchOrderConsignments,
} from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchBuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { people, invoiced } = useInvoicedTrucks(server)
const { buyer, supplier, admin } = people

interface Shown {
  consignmentId: number
  ewayLastDay: string | null
}

test('the last day is with the truck on its order, in every list and on the desk, until the bill is cancelled', async () => {
  const { invoiceId, consignmentId } = await invoiced()
  const { orderId } = (await buyer.send(fetchConsignment, { consignmentId })).body
  const dayIn = (trucks: readonly Shown[]) => trucks.find((truck) => truck.consignmentId === consignmentId)?.ewayLastDay
  const lastDays = async () => [
    (await buyer.send(fetchConsignment, { consignmentId })).body.ewayLastDay,
    dayIn((await buyer.send(fetchOrderConsignments, { orderId })).body.consignments),
    dayIn((await buyer.send(fetchConsignments, {})).body),
    dayIn((await supplier.send(fetchConsignments, { of: 'sales' })).body),
    dayIn((await admin.send(fetchConsignments, { of: 'all' })).body),
    dayIn((await buyer.send(fetchBuyerDesk)).body.ordersUnderWay.shown.flatMap(({ trucks }) => trucks)),
  ]
  const everywhere = (day: string | null) => Array<string | null>(6).fill(day)
  expect(await lastDays()).toEqual(everywhere(null))
  const bill = { invoiceId, ewayBillNo: '331700000001', generatedAt: new Date().toISOString(), km: 201 }
  const { ewayBillId } = (await supplier.send(saveEwayBill, bill)).body
  expect(await lastDays()).toEqual(everywhere(istDay(startOfIstDay(istDay(new Date()), 2))))
  await supplier.send(cancelEwayBill, { ewayBillId, cancelReason: 'DataEntry' })
  expect(await lastDays()).toEqual(everywhere(null))
})

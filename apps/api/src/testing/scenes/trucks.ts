import { eq } from 'drizzle-orm'
import { fetchConsignment, fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import {
  closeConsignment,
  dispatchConsignment,
  loadConsignment,
  receiveConsignment,
  unloadConsignment,
} from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { dropConsignment, planConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { useAdmin } from '../signed-in'
import type { TestServer } from '../test-server'
import { useOrderToLoad } from './order-to-load'

/** Before each test a new order of four lines of 2 t each, and what people do with its trucks. */
export function useTrucks(server: TestServer) {
  const scene = useOrderToLoad(server)
  const { supplier, buyer, placed } = scene
  const admin = useAdmin(server)
  const lineId = (place: number) => placed.lineIds[place] ?? 0

  const move =
    <C extends Call>(call: C) =>
    (consignmentId: number, browser = supplier) =>
      browser.send(call, { consignmentId })

  const plan = (lines: object[], browser = supplier, truck: object = { vehicleNo: 'HR 55 AB 1234' }) =>
    browser.send(planConsignment, { orderId: placed.orderId, lines, ...truck })

  /** Stands in for billing, which issues it. */
  const invoice = (id: number, invoiceNo = `INV/26-27/${String(id).padStart(6, '0')}`) =>
    server.db.update(consignments).set({ invoiceNo }).where(eq(consignments.id, id))

  const load = move(loadConsignment)
  const dispatch = move(dispatchConsignment)

  return {
    ...{ ...scene, admin, lineId, plan, invoice, load, dispatch },
    unload: move(unloadConsignment),
    drop: move(dropConsignment),
    close: (id: number, browser = admin) => browser.send(closeConsignment, { consignmentId: id }),
    see: move(fetchConsignment),
    receive: (consignmentId: number, received: object = {}, browser = buyer) =>
      browser.send(receiveConsignment, { consignmentId, outcome: 'InOrder', lines: [], ...received }),
    /** Plans, loads, invoices and dispatches, and returns the truck's id. */
    sendOff: async (lines: object[], browser = supplier) => {
      const { consignmentId } = (await plan(lines, browser)).body
      await load(consignmentId, browser)
      await invoice(consignmentId)
      await dispatch(consignmentId, browser)
      return consignmentId
    },
    seeOrder: async (browser = buyer) => (await browser.send(fetchOrderConsignments, { orderId: placed.orderId })).body,
    order: async () => {
      const [order] = await server.db.select().from(orders).where(eq(orders.id, placed.orderId))
      return { status: order?.status, partlyDispatched: order?.partlyDispatched }
    },
  }
}

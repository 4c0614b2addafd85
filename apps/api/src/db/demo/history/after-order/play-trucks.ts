import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { istDay } from '@lohahaat/domain/platform/ist'
import { enterEwayBill } from '../../../../billing/eway-bills/enter-bill'
import { issueInvoice } from '../../../../billing/invoices/issue-invoice'
import { settleShortage } from '../../../../billing/notes/settle-shortage'
import { closeTruck, dispatchTruck, loadOnTruck } from '../../../../fulfilment/consignments/move-consignment'
import { planConsignment } from '../../../../fulfilment/consignments/plan-consignment'
import { receiveTruck } from '../../../../fulfilment/consignments/receive-consignment'
import type { DemoWorld, Step } from '../demo-world'
import type { DemoOrders, DemoOrder } from './demo-orders'
import { sellerOfLines } from './demo-orders'
import { keepCertificate } from './play-certificates'
import { enterOwnInvoice } from './play-own-invoices'
import { enterSlip } from './play-slips-of-truck'
import type { TruckStory } from './truck-stories'

const DAY_MS = 24 * 60 * 60 * 1000

/** A truck on its way: what the earlier steps made. */
interface Truck {
  consignmentId: number
  lines: Consignment['lines']
}

/** What the seller, the buyer and the house do about a truck, each by the use case of his own button. */
export function stepsOfTruck(world: DemoWorld, orders: DemoOrders, story: TruckStory): Step[] {
  const order = orders.of(story.buyer, story.ordered)
  const truck: Truck = { consignmentId: 0, lines: [] }
  const { moments } = world
  const step = (daysAgo: number, hour: number, act: (at: Date) => Promise<unknown>): Step => {
    const at = moments.at(daysAgo, hour)
    return { at, act: () => act(at) }
  }
  const { planned, loaded, dispatched, received, settled, closed } = story
  return [
    step(planned, 16.2, async (at) => Object.assign(truck, await plan(world, order, story, at))),
    ...(loaded ? [step(loaded.daysAgo, 12.4, (at) => load(world, order, story, truck, at))] : []),
    ...(dispatched ? [step(dispatched.daysAgo, 14.1, (at) => dispatch(world, order, story, truck, at))] : []),
    ...(dispatched ? [step(dispatched.daysAgo, 15.2, (at) => bill(world, order, story, truck, at))] : []),
    ...(received ? [step(received.daysAgo, 11.6, (at) => receive(world, story, truck, at))] : []),
    ...(settled ? [step(settled.daysAgo, 15.3, (at) => settle(world, story, truck, at))] : []),
    ...(closed === undefined
      ? []
      : [step(closed, 17.2, (at) => closeTruck(world.desk, world.actor('desk', at), truck.consignmentId))]),
  ]
}

async function plan(world: DemoWorld, order: DemoOrder, story: TruckStory, at: Date): Promise<Truck> {
  const lines = story.lines.map((place) => order.line(place))
  const departs = story.loaded ? world.moments.at(story.loaded.daysAgo, 14) : new Date(at.getTime() + DAY_MS)
  const { consignmentId, lines: loads } = await planConsignment(
    world.desk,
    sellerOfLines(world, lines, at),
    {
      orderId: order.id,
      lines: lines.map(({ id, quantity, unit, grams }) => ({
        orderLineId: id,
        ...(unit === 'Pieces' ? { pieces: Number(quantity) } : { kg: Number(grams) / 1000 }),
        heatNos: [...story.heatNos],
      })),
      vehicleNo: story.vehicleNo,
      isOverDimensional: false,
      driverPhone: '1234500099',
      transporterName: story.transporter,
      transporterId: null,
      lrNo: story.lrNo,
      lrDate: istDay(departs),
      km: story.km,
      expectedOn: istDay(new Date(departs.getTime() + story.daysOnRoad * DAY_MS)),
    },
    undefined,
  )
  return { consignmentId, lines: loads }
}

const sellerOf = (world: DemoWorld, order: DemoOrder, { lines }: TruckStory, at: Date) =>
  sellerOfLines(
    world,
    lines.map((place) => order.line(place)),
    at,
  )

async function load(world: DemoWorld, order: DemoOrder, story: TruckStory, truck: Truck, at: Date) {
  const {
    consignmentId,
    lines: [first],
  } = truck
  const seller = sellerOf(world, order, story, at)
  await loadOnTruck(world.desk, seller, consignmentId)
  const { slip, certificate } = story.loaded ?? {}
  if (certificate && first) await keepCertificate(world, seller, first, certificate)
  if (slip) await enterSlip(world, seller, { consignmentId, vehicleNo: story.vehicleNo, side: 'seller', ...slip })
}

async function dispatch(world: DemoWorld, order: DemoOrder, story: TruckStory, { consignmentId }: Truck, at: Date) {
  const seller = sellerOf(world, order, story, at)
  const { invoiceId } = await issueInvoice(world.desk, seller, consignmentId, undefined)
  const ewayBillNo = story.dispatched?.ewayBillNo ?? ''
  await enterEwayBill(world.db, seller, { invoiceId, ewayBillNo, generatedAt: at.toISOString(), km: story.km })
  await dispatchTruck(world.desk, seller, consignmentId)
}

async function bill(world: DemoWorld, order: DemoOrder, story: TruckStory, { consignmentId }: Truck, at: Date) {
  const lines = story.lines.map((place) => order.line(place))
  const number = story.dispatched?.ownInvoiceNo ?? ''
  await enterOwnInvoice(world, sellerOfLines(world, lines, at), { consignmentId, number, lines })
}

async function receive(world: DemoWorld, story: TruckStory, { consignmentId, lines }: Truck, at: Date) {
  const buyer = world.actor(story.buyer, at)
  const { shortage } = story.received ?? {}
  await receiveTruck(world.desk, buyer, {
    consignmentId,
    outcome: shortage ? 'Short' : 'InOrder',
    remark: shortage?.remark ?? null,
    lines: lines.map(({ orderLineId, pieces }) => ({ orderLineId, pieces })),
  })
  if (shortage)
    await enterSlip(world, buyer, { consignmentId, vehicleNo: story.vehicleNo, side: 'buyer', ...shortage.slip })
}

/** The buyer drives to a third bridge; the house agrees for both sides and writes the note. */
async function settle(world: DemoWorld, { vehicleNo, settled }: TruckStory, { consignmentId }: Truck, at: Date) {
  const desk = world.actor('desk', at)
  if (settled) await enterSlip(world, desk, { consignmentId, vehicleNo, side: 'third', ...settled.slip })
  await settleShortage(world.desk, desk, consignmentId, undefined)
}

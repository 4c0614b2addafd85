import type { Db } from '../../../platform/db/db'
import { supplierLines } from '../../tables/ordering/supplier-lines'
import { mails } from '../../tables/platform/mails'
import { enquiries } from '../../tables/sourcing/enquiries'
import { findDemoOrders } from './after-order/demo-orders'
import { stepsOfMoney } from './after-order/play-money'
import { stepsOfTruck } from './after-order/play-trucks'
import { truckStories } from './after-order/truck-stories'
import { openWorld, playSteps, type DemoDesk } from './demo-world'
import { enquiryStories } from './enquiry-stories'
import { fillCompanies } from './fill-companies'
import { fillPeople } from './fill-people'
import { fillPriceMoves, settleItems } from './prices/fill-price-moves'
import { listStories } from './list-stories'
import { momentsUntil } from './moments'
import { orderStories } from './order-stories'
import { stepOfDemoRequest, stepsOfApprovals } from './play-approvals'
import { stepsOfEnquiry } from './play-enquiries'
import { stepOfCart, stepOfList } from './play-lists'
import { stepsOfOrder } from './play-orders'
import { playRatings, playSupplierLines } from './play-supplier-lines'
import { itemsOfSlips, stepsOfSlips } from './play-slips'
import { playSuppliers } from './play-suppliers'

/**
 * Fills 120 days that end now into the demo data: prices that moved, orders, enquiries with quotes, lists. The same clock
 * gives the same history. What people did is done by the product's own use cases at the time they did it.
 */
export async function fillDemoHistory(tx: Db, desk: DemoDesk): Promise<void> {
  const moments = momentsUntil(desk.now)
  await fillPeople(tx, moments.start)
  await fillCompanies(tx, moments)
  const world = await openWorld(tx, moments, desk)
  const mistyped = new Set(itemsOfSlips(world))
  await fillPriceMoves(tx, world, (item) => mistyped.has(item))
  await playSteps([
    ...orderStories.flatMap((story) => stepsOfOrder(world, story)),
    ...enquiryStories.flatMap((story) => stepsOfEnquiry(world, story)),
    ...listStories.map((story) => stepOfList(world, story)),
    ...stepsOfApprovals(world, { requester: 'pawanaStores', approver: 'pawana' }),
    stepOfDemoRequest(world),
    ...stepsOfSlips(world),
    stepOfCart(world),
  ])
  await playSupplierLines(tx, world)
  await settleItems(tx, moments)
  await playSuppliers(world, desk.now)
  // Only what a supplier has accepted is loaded.
  const orders = await findDemoOrders(tx, world)
  await playSteps([
    ...truckStories.flatMap((story) => stepsOfTruck(world, orders, story)),
    ...stepsOfMoney(world, orders),
  ])
  await playRatings(tx, world)
  await forgetLetters(tx)
}

/** Nobody is written to about the past. */
async function forgetLetters(tx: Db) {
  await tx.delete(mails)
  await tx.update(enquiries).set({ quoteLetterAt: null })
  await tx.update(supplierLines).set({ news: null })
}

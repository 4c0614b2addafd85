import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { refuseMove, type ConsignmentState } from '@lohahaat/domain/fulfilment/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { OrderDesk } from '../../ordering/order-changes/change-order'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { withdrawSlip } from '../weighbridge/withdraw-slip'
import { isInvoiceVoid, updateConsignment } from './change-consignments.repository'
import { conclude } from './conclude'
import type { ConsignmentRecord, StoredConsignment } from './consignments.repository'
import { lockConsignmentFor } from './find-consignment'
import { hasOpenShortage } from './open-shortage'
import { tellOf } from './letters/tell-of-consignment'

type Move = (desk: OrderDesk, actor: Actor, consignmentId: number) => Promise<Consignment>

/** Locks a truck, moves it on or back, and tells whom it concerns. Of two at once the second finds it moved. */
const moveTo =
  (to: ConsignmentState, right: 'load a consignment' | 'receive a consignment', changed: Changes): Move =>
  ({ db, siteUrl }, actor, consignmentId) =>
    db.transaction(async (tx) => {
      const stored = await lockConsignmentFor(tx, actor, consignmentId, right)
      await requireMove(tx, stored, to)
      if (to === 'Loaded' && stored.consignment.vehicleNo === null) throw new Refusal('vehicleMissing')
      await updateConsignment(tx, consignmentId, { state: to, ...changed(actor.at) })
      if (to === 'Planned') await withdrawSlip(tx, actor, consignmentId)
      const answer = await conclude(tx, actor, stored.order, stored, consignmentId)
      await tellOf(tx, stored.order, answer, siteUrl, to === 'Planned' ? 'Unloaded' : to)
      return answer
    })

type Changes = (at: Date) => Partial<Pick<ConsignmentRecord, 'loadedAt' | 'dispatchedAt' | 'closedAt'>>

export async function requireMove(tx: Db, stored: StoredConsignment, to: ConsignmentState) {
  const { state, invoiceNo } = stored.consignment
  const papers = {
    hasInvoice: invoiceNo !== null,
    hasOpenShortage: to === 'Closed' && (await hasOpenShortage(tx, stored)),
  }
  const refused = refuseMove(state, to, papers)
  if (refused === 'noSuchMove') throw new Refusal('consignmentNotNext', state)
  if (refused) throw new Refusal(refused)
  if (to === 'Dispatched' && invoiceNo !== null && (await isInvoiceVoid(tx, stored.consignment.id)))
    throw new Refusal('invoiceVoid', invoiceNo)
  // An invoice is for what is on the truck, so that it stays there.
  if (to === 'Planned' && invoiceNo !== null) throw new Refusal('consignmentInvoiced', invoiceNo)
}

export const loadOnTruck = moveTo('Loaded', 'load a consignment', (at) => ({ loadedAt: at }))

export const unloadTruck = moveTo('Planned', 'load a consignment', () => ({ loadedAt: null }))

export const dispatchTruck = moveTo('Dispatched', 'load a consignment', (at) => ({ dispatchedAt: at }))

/** The call is for administrators, who may receive for anybody. */
export const closeTruck = moveTo('Closed', 'receive a consignment', (at) => ({ closedAt: at }))

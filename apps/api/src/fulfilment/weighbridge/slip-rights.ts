import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import { slipSides, type SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { weighmentState } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import type { RefusalName } from '@lohahaat/contract/platform/errors'
import { bindingThird, weighmentPapersOf, type TruckPapers } from './truck-papers'
import type { WeighedTruck } from './weighed-trucks.repository'

/** Whom a truck belongs to, for the table of permissions. */
export const ownersOf = ({ consignment, order }: WeighedTruck) => ({
  buyerId: order.buyerId,
  companyId: consignment.companyId,
  sellerId: consignment.sellerId,
})

/** The sides that somebody speaks for: an administrator for both. */
export function sidesOf(actor: Actor, truck: WeighedTruck) {
  const owners = ownersOf(truck)
  return {
    seller: isAllowed('load a consignment', actor, owners),
    buyer: isAllowed('receive a consignment', actor, owners),
  }
}

export const speaksFor = (actor: Actor, truck: WeighedTruck, side: SlipSide): boolean => {
  const { seller, buyer } = sidesOf(actor, truck)
  return side === 'third' ? seller || buyer : side === 'seller' ? seller : buyer
}

type TimeRefusal = Extract<
  RefusalName,
  'truckNotLoaded' | 'truckNotDispatched' | 'slipsAgree' | 'slipUsed' | 'slipBinds' | 'weighmentOver'
>

/**
 * Why no slip of a side is taken now, or null when one is. The seller's is used by the invoice: then the one there is
 * stays, but one that was missing may still come. A third is for two slips that disagree; once it binds, nobody but an
 * administrator corrects anything.
 */
export function refuseSide(truck: TruckPapers, side: SlipSide, isAdmin: boolean): TimeRefusal | null {
  const { consignment, inForce, rule } = truck
  if (consignment.state === 'Closed' || consignment.noteNo !== null) return 'weighmentOver'
  if (consignment.state === 'Planned' || consignment.vehicleNo === null) return 'truckNotLoaded'
  if (side === 'seller' && inForce.seller && consignment.invoiceNo !== null) return 'slipUsed'
  if (side !== 'seller' && !hasReached(consignment.state, 'Dispatched')) return 'truckNotDispatched'
  if (bindingThird(truck) && !isAdmin) return 'slipBinds'
  if (side === 'third' && !inForce.third && weighmentState(weighmentPapersOf(truck), rule) !== 'disputed')
    return 'slipsAgree'
  return null
}

export const isAdministrator = ({ adminRights }: Actor) => adminRights === 'fresh'

export const sidesOpenTo = (actor: Actor, truck: TruckPapers): SlipSide[] =>
  slipSides.filter((side) => speaksFor(actor, truck, side) && refuseSide(truck, side, isAdministrator(actor)) === null)

/** A third slip waits for the word of a side that the actor speaks for. */
export function waitsFor(actor: Actor, truck: TruckPapers): boolean {
  const { third } = truck.inForce
  if (!third || truck.consignment.noteNo !== null || truck.consignment.state === 'Closed') return false
  const { seller, buyer } = sidesOf(actor, truck)
  return (seller && third.sellerAgreedBy === null) || (buyer && third.buyerAgreedBy === null)
}

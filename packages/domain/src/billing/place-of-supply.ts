import { findState } from '../reference/states'
import type { InvoiceParty, SupplyPlaces, TaxKind } from './invoice'

/**
 * Goods go to a third party on the buyer's instructions. The buyer's own godown under the same number is no third party,
 * nor is another address of somebody without a number.
 */
export const isShippedToThird = ({ buyer, shipTo }: Pick<SupplyPlaces, 'buyer' | 'shipTo'>): boolean =>
  shipTo !== null && shipTo.gstin !== buyer.gstin

/** Goods come from a yard that isn't the seller's own. */
export const isDispatchedByThird = ({ seller, dispatchFrom }: Pick<SupplyPlaces, 'seller' | 'dispatchFrom'>): boolean =>
  dispatchFrom !== null && dispatchFrom.gstin !== seller.gstin

/** The state that a party belongs to: that of its registration, else that of its address. */
export const stateOfParty = ({ gstin, address }: InvoiceParty): string => gstin?.slice(0, 2) ?? address.stateCode

/**
 * Where goods move, the place of supply is where the movement ends. Sent to a third party, they count as received by
 * whoever gave the instructions, so it is the state of the bill-to party (IGST Act, section 10(1)(a) and (b)).
 */
export function placeOfSupply(places: Pick<SupplyPlaces, 'buyer' | 'shipTo'>): string {
  const { buyer, shipTo } = places
  if (shipTo === null) return buyer.address.stateCode
  return isShippedToThird(places) ? stateOfParty(buyer) : shipTo.address.stateCode
}

/** A supply to a special economic zone is between states, wherever it lies. Null where a state isn't known. */
export function findTaxKind(places: SupplyPlaces): TaxKind | null {
  const from = findState(stateOfParty(places.seller))
  const to = findState(placeOfSupply(places))
  if (!from || !to) return null
  if (places.isSez || from !== to) return 'IGST'
  return from.utgst ? 'CGST+UTGST' : 'CGST+SGST'
}

/** As findTaxKind, for places that were checked before: an unknown state is never guessed. */
export function taxKindOf(places: SupplyPlaces): TaxKind {
  const kind = findTaxKind(places)
  if (!kind) throw new RangeError('Unknown GST state code')
  return kind
}

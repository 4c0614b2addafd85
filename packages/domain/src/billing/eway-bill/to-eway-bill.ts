import { toRupees } from '../../platform/money'
import { isService } from '../checks/check-figures'
import { portalDate } from '../days'
import type { InvoiceParty, TaxDocument } from '../invoice'
import { latinText } from '../latin-text'
import { isDispatchedByThird, isShippedToThird, stateOfParty } from '../place-of-supply'
import { ewayItems, type EwayItem } from './item-list'
import type { EwaySettings, ThirdPartyKeys } from './settings'
import { transportModes, type Transport } from './transport'
import { readVehicleNumber } from '../../fulfilment/vehicle-number'

/** Regular, bill-to/ship-to, bill-from/dispatch-from, or both. */
export function transactionType(document: TaxDocument): 1 | 2 | 3 | 4 {
  const isShipped = isShippedToThird(document)
  if (isDispatchedByThird(document)) return isShipped ? 4 : 3
  return isShipped ? 2 : 1
}

/** One bill of the portal's bulk file, in the portal's own spelling. */
export interface EwayBill
  extends ReturnType<typeof placesOf>, ReturnType<typeof valuesOf>, ReturnType<typeof transportOf> {
  userGstin: string
  supplyType: 'O'
  subSupplyType: 1
  subSupplyDesc: ''
  docType: 'INV'
  docNo: string
  docDate: string
  transType: 1 | 2 | 3 | 4
  mainHsnCode: string
  itemList: EwayItem[]
}

export const toEwayBillFile = (bills: readonly EwayBill[], settings: EwaySettings) => ({
  version: settings.version,
  billLists: [...bills],
})

/** An invoice with its transport, as the portal's bulk upload takes it. checkEwayBill has found what may not be sent. */
export function toEwayBill(document: TaxDocument, transport: Transport, settings: EwaySettings): EwayBill {
  const main = document.lines.find((line) => !isService(line)) ?? document.lines[0]
  return {
    userGstin: document.seller.gstin ?? UNREGISTERED,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: document.number,
    docDate: portalDate(document.issuedOn),
    transType: transactionType(document),
    ...placesOf(document, settings),
    ...valuesOf(document),
    ...transportOf(document, transport),
    mainHsnCode: main?.hsn.slice(0, settings.hsnDigits) ?? '',
    itemList: ewayItems(document, settings),
    ...thirdParties(document, settings.keys),
  }
}

export const UNREGISTERED = 'URP'

/** Names, numbers and state codes are those of the bill; the addresses are where goods are loaded and delivered. */
function placesOf(document: TaxDocument, { sezStateCode }: EwaySettings) {
  const { seller, buyer, isSez } = document
  const from = (document.dispatchFrom ?? seller).address
  const to = (document.shipTo ?? buyer).address
  return {
    fromGstin: seller.gstin ?? UNREGISTERED,
    fromTrdName: latinText(seller.name, 100),
    fromAddr1: latinText(from.line, 100),
    fromAddr2: latinText(from.line2, 100),
    fromPlace: latinText(from.city, 50),
    fromPincode: Number(from.pinCode),
    fromStateCode: Number(stateOfParty(seller)),
    actualFromStateCode: Number(from.stateCode),
    toGstin: buyer.gstin ?? UNREGISTERED,
    toTrdName: latinText(buyer.name, 100),
    toAddr1: latinText(to.line, 100),
    toAddr2: latinText(to.line2, 100),
    toPlace: latinText(to.city, 50),
    toPincode: Number(to.pinCode),
    toStateCode: isSez ? sezStateCode : Number(stateOfParty(buyer)),
    actualToStateCode: Number(to.stateCode),
  }
}

/** Everything that is charged is inside the taxable value, so that only the rounding is beside it. */
const valuesOf = ({ totals }: TaxDocument) => ({
  totalValue: toRupees(totals.taxable),
  cgstValue: toRupees(totals.taxes.cgst),
  sgstValue: toRupees(totals.taxes.sgst),
  igstValue: toRupees(totals.taxes.igst),
  cessValue: 0,
  TotNonAdvolVal: 0,
  OthValue: toRupees(totals.roundOff),
  totInvValue: toRupees(totals.payable),
})

function transportOf(document: TaxDocument, transport: Transport) {
  const from = (document.dispatchFrom ?? document.seller).address.pinCode
  const to = (document.shipTo ?? document.buyer).address.pinCode
  return {
    transMode: transportModes[transport.mode],
    // Within one PIN code the portal has no distance of its own, and refuses 0.
    transDistance: from === to ? Math.max(1, transport.km) : transport.km,
    transporterName: latinText(transport.transporterName, 25),
    transporterId: transport.transporterId,
    transDocNo: transport.documentNo,
    transDocDate: transport.documentDate === null ? '' : portalDate(transport.documentDate),
    vehicleNo: transport.mode === 'road' ? (readVehicleNumber(transport.vehicleNo) ?? '') : '',
    vehicleType: transport.isOverDimensional ? ('O' as const) : ('R' as const),
  }
}

/** The third parties of types 2 to 4, where the settings know how the file spells them. */
function thirdParties(document: TaxDocument, keys: ThirdPartyKeys): Record<string, string> {
  const shipTo = isShippedToThird(document) ? document.shipTo : null
  const dispatchFrom = isDispatchedByThird(document) ? document.dispatchFrom : null
  return {
    ...named(shipTo, keys.shipToGstin, keys.shipToName),
    ...named(dispatchFrom, keys.dispatchFromGstin, keys.dispatchFromName),
  }
}

const named = (party: InvoiceParty | null, gstinKey: string | null, nameKey: string | null) => ({
  ...(party && gstinKey ? { [gstinKey]: party.gstin ?? UNREGISTERED } : {}),
  ...(party && nameKey ? { [nameKey]: latinText(party.name, 100) } : {}),
})

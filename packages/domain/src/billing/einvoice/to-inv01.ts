import { toTons } from '../../catalogue/tons'
import { divideHalfUp, fromUnits } from '../../platform/decimal'
import { toRupees } from '../../platform/money'
import { isService } from '../checks/check-figures'
import { portalDate } from '../days'
import { readVehicleNumber } from '../../fulfilment/vehicle-number'
import { transportModes, type Transport } from '../eway-bill/transport'
import type { InvoiceLine, InvoiceParty, PostalAddress, TaxDocument } from '../invoice'
import { latinText } from '../latin-text'
import { isDispatchedByThird, isShippedToThird } from '../place-of-supply'
import type { Inv01, Inv01Item, Inv01Party, Inv01Place, Inv01Transport } from './inv01'
import type { EInvoiceSettings } from './settings'

export const documentTypes = { invoice: 'INV', credit: 'CRN', debit: 'DBN' } as const

/** An invoice or a note as the registration portal takes it. checkEInvoice has found what may not be sent. */
export function toInv01(document: TaxDocument, settings: EInvoiceSettings, transport: Transport | null = null): Inv01 {
  const { kind, seller, buyer, shipTo, dispatchFrom, corrects, isSez } = document
  const isShipped = isShippedToThird(document)
  // The portal refuses the buyer's own number as that of a ship-to party, and without one its e-way bill would be made out
  // to the buyer's address: the bill to the buyer's own godown is made from the bulk file.
  const isElsewhere = shipTo !== null && !isShipped
  const sent = kind === 'invoice' && transport && !isElsewhere ? transportOf(transport) : null
  const yard =
    dispatchFrom && (isDispatchedByThird(document) || dispatchFrom.address.pinCode !== seller.address.pinCode)
  return {
    Version: '1.1',
    TranDtls: {
      ...{ TaxSch: 'GST', SupTyp: isSez ? 'SEZWP' : 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      ...(settings.marketplaceGstin ? { EcmGstin: settings.marketplaceGstin } : {}),
    },
    DocDtls: { Typ: documentTypes[kind], No: document.number, Dt: portalDate(document.issuedOn) },
    SellerDtls: partyOf(seller),
    BuyerDtls: { ...partyOf(buyer), Pos: document.placeOfSupply },
    ...(yard ? { DispDtls: { Nm: latinText(dispatchFrom.name, 100), ...placeOf(dispatchFrom.address) } } : {}),
    ...(shipTo && isShipped ? { ShipDtls: partyOf(shipTo) } : {}),
    ItemList: document.lines.map((line, index) => itemOf(line, index, settings)),
    ValDtls: valuesOf(document),
    ...(corrects
      ? { RefDtls: { PrecDocDtls: [{ InvNo: corrects.number, InvDt: portalDate(corrects.issuedOn) }] } }
      : {}),
    ...(sent ? { EwbDtls: sent } : {}),
  }
}

const partyOf = ({ gstin, name, address }: InvoiceParty): Inv01Party => ({
  Gstin: gstin ?? 'URP',
  LglNm: latinText(name, 100),
  ...placeOf(address),
})

function placeOf({ line, line2, city, pinCode, stateCode }: PostalAddress): Inv01Place {
  const second = latinText(line2, 100)
  return {
    Addr1: latinText(line, 100),
    ...(second.length < 3 ? {} : { Addr2: second }),
    Loc: latinText(city, 50),
    Pin: Number(pinCode),
    Stcd: stateCode,
  }
}

/** What is charged beside the goods is in the amount of the line, so its price is the amount by the weight. */
function itemOf(line: InvoiceLine, index: number, { hsnDigits }: EInvoiceSettings): Inv01Item {
  const kilograms = divideHalfUp(line.grams, 1000n)
  const milliRupeesPerTon = kilograms === 0n ? line.taxable * 10n : divideHalfUp(line.taxable * 10n * 1000n, kilograms)
  return {
    SlNo: String(index + 1),
    PrdDesc: latinText(line.description, 300),
    IsServc: isService(line) ? 'Y' : 'N',
    HsnCd: line.hsn.slice(0, hsnDigits),
    Qty: toTons(line.grams),
    Unit: 'MTS',
    UnitPrice: Number(fromUnits(milliRupeesPerTon, 3)),
    TotAmt: toRupees(line.taxable),
    Discount: 0,
    AssAmt: toRupees(line.taxable),
    GstRt: Number(fromUnits(line.gstRate, 2)),
    IgstAmt: toRupees(line.taxes.igst),
    CgstAmt: toRupees(line.taxes.cgst),
    SgstAmt: toRupees(line.taxes.sgst),
    TotItemVal: toRupees(line.total),
  }
}

const valuesOf = ({ totals }: TaxDocument) => ({
  AssVal: toRupees(totals.taxable),
  CgstVal: toRupees(totals.taxes.cgst),
  SgstVal: toRupees(totals.taxes.sgst),
  IgstVal: toRupees(totals.taxes.igst),
  Discount: 0,
  OthChrg: 0,
  RndOffAmt: toRupees(totals.roundOff),
  TotInvVal: toRupees(totals.payable),
})

/** From this the portal makes the e-way bill as well; null for goods already in transit. */
function transportOf(transport: Transport): Inv01Transport | null {
  const { mode, km, transporterId, transporterName, documentNo, documentDate, vehicleNo, isOverDimensional } = transport
  if (mode === 'inTransit') return null
  const name = latinText(transporterName, 100)
  const vehicle = mode === 'road' ? readVehicleNumber(vehicleNo) : null
  return {
    ...(transporterId === '' ? {} : { TransId: transporterId }),
    ...(name.length < 3 ? {} : { TransName: name }),
    TransMode: `${transportModes[mode]}`,
    Distance: km,
    ...(documentNo === '' ? {} : { TransDocNo: documentNo }),
    ...(documentDate === null ? {} : { TransDocDt: portalDate(documentDate) }),
    ...(vehicle === null ? {} : { VehNo: vehicle }),
    VehType: isOverDimensional ? 'O' : 'R',
  }
}

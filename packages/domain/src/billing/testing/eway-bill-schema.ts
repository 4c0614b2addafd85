import { decimal, list, object, oneOf, text, whole } from './shape'

const gstin = text(3, 15, /^([0-9]{2}[0-9A-Z]{13}|URP)$/)
const latin = /^[A-Za-z0-9@#\-/,&.(*) ]*$/
const day = text(10, 10, /^\d\d\/\d\d\/\d{4}$/)
const amount = decimal(2, 0)
const pin = whole(100_000, 999_999)
const state = whole(1, 99)
const rates = [0, 0.05, 0.1, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 3, 3.75, 5, 6, 7.5, 9, 12, 14, 18, 20, 28, 40]
const rate = oneOf(...rates)

const item = object({
  itemNo: whole(1, 250),
  productName: text(1, 100, latin),
  productDesc: text(1, 100, latin),
  hsnCode: text(4, 8, /^(\d{4}|\d{6}|\d{8})$/),
  quantity: decimal(3, 0.001),
  qtyUnit: oneOf('MTS', 'TON', 'KGS', 'QTL', 'MTR', 'NOS', 'PCS', 'BDL', 'TUB', 'SET', 'OTH'),
  taxableAmount: amount,
  sgstRate: rate,
  cgstRate: rate,
  igstRate: rate,
  cessRate: rate,
  cessNonAdvol: amount,
})

const bill = object(
  {
    userGstin: gstin,
    supplyType: oneOf('O', 'I'),
    subSupplyType: whole(1, 12),
    subSupplyDesc: text(0, 20),
    docType: oneOf('INV', 'BIL', 'BOE', 'CHL', 'OTH'),
    docNo: text(1, 16, /^[A-Za-z1-9][A-Za-z0-9/-]*$/),
    docDate: day,
    transType: whole(1, 4),
    fromGstin: gstin,
    fromTrdName: text(1, 100, latin),
    fromAddr1: text(1, 120, latin),
    fromAddr2: text(0, 120, latin),
    fromPlace: text(1, 50, latin),
    fromPincode: pin,
    fromStateCode: state,
    actualFromStateCode: state,
    toGstin: gstin,
    toTrdName: text(1, 100, latin),
    toAddr1: text(1, 120, latin),
    toAddr2: text(0, 120, latin),
    toPlace: text(1, 50, latin),
    toPincode: pin,
    toStateCode: state,
    actualToStateCode: state,
    totalValue: amount,
    cgstValue: amount,
    sgstValue: amount,
    igstValue: amount,
    cessValue: amount,
    TotNonAdvolVal: amount,
    OthValue: decimal(2),
    totInvValue: amount,
    transMode: whole(1, 5),
    transDistance: whole(0, 4000),
    transporterName: text(0, 100, latin),
    transporterId: text(0, 15, /^([0-9]{2}[0-9A-Z]{13})?$/),
    transDocNo: text(0, 15, /^[A-Za-z0-9/-]*$/),
    transDocDate: text(0, 10, /^(\d\d\/\d\d\/\d{4})?$/),
    vehicleNo: text(0, 15, /^[A-Z0-9]*$/),
    vehicleType: oneOf('R', 'O'),
    mainHsnCode: text(4, 8, /^\d+$/),
    itemList: list(1, 250, item),
  },
  {
    shipToGSTIN: gstin,
    shipToTradeName: text(1, 100, latin),
    dispatchFromGSTIN: gstin,
    dispatchFromTradeName: text(1, 100, latin),
  },
)

/** The bulk file, as programs that are in use write it. */
const file = object({ version: oneOf('1.0.0621'), billLists: list(1, 1000, bill) })

/** What of a bulk file breaks the schema. */
export const faultsOfEwayFile = (value: unknown) => file(value, 'file')

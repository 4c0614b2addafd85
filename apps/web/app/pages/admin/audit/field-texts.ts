import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './field-texts.hi'

/** What the fields of a record are called, by their names on the wire. */
const en = {
  fees: {
    gstPercent: 'GST',
    weighmentCharge: 'Weighment charges',
    loadingCharge: 'Loading charges per MT',
    platformFee: 'Platform fees per MT',
    handlingFee: 'Material handling fees per extra brand',
  },
  freight: {
    isCharged: 'Charged in orders',
    rates: 'Rates',
    words: { yes: 'Yes', no: 'No' },
  },
  stock: {
    className: 'Class',
    size: 'Size',
    length: 'Length',
    mtc: 'Test certificate (MTC)',
    iso: 'ISO certified',
    price: 'Price per MT',
    weightPerPiece: 'Weight per piece',
    available: 'Available',
    hsn: 'HSN',
    imageFileName: 'Picture',
    active: 'Active',
  },
  order: {
    orderNo: 'Order number',
    status: 'Status',
    note: 'Note',
    line: 'Line',
    seller: 'Seller',
  },
  consignment: {
    truck: 'Truck of the order',
    state: 'State',
    vehicleNo: 'Vehicle number',
    kg: 'Weight of the load',
  },
  certificate: {
    certificateNo: 'Certificate number',
    maker: 'Maker',
    licence: 'BIS licence',
    standard: 'Standard',
    grade: 'Grade',
    thickness: 'Thickness',
    grams: 'Grams',
    heats: 'Heats',
  },
  credit: {
    limit: 'Limit',
    days: 'Days to pay',
    remindersOff: 'Reminders by mail',
    words: { yes: 'Off', no: 'On' },
  },
  money: {
    number: 'Number',
    companyName: 'Company',
    payable: 'To pay',
    cancelReason: 'Cancelled because',
  },
  billing: {
    hsnDigits: 'Digits of the HSN code',
    betweenStates: 'E-way bill needed above, to another state',
    withinState: 'E-way bill needed above, within a state',
    creditUntil: 'Credit notes lower the tax until',
    needsIrn: 'Warn if the e-invoice is not registered yet',
    marketplaceGstin: 'GST number of the marketplace',
    reminders: 'Reminders by mail',
    words: { yes: 'On', no: 'Off' },
  },
  policy: 'Settled beyond the allowance',
  sessions: {
    email: 'E-mail address',
    legalName: 'Business',
    sessions: 'Signed-in devices',
  },
}

export type Texts = typeof en

export const fieldTexts = inLanguages({ en, hi })

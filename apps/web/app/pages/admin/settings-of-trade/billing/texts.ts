import { inLanguages } from '@lohahaat/domain/platform/language'
import type { SettingPath, SettingsPart } from './settings-fields'
import { hi } from './texts.hi'

interface FieldText {
  label: string
  unit?: string
  hint?: string
}

const en = {
  title: 'Settings of invoices and portals',
  description: 'Limits of e-way bills and e-invoices, names in Tally, reminders, payment of suppliers',
  intro:
    'The law and the portals change these figures, and some of them are not certain. Please have a tax adviser confirm them before real use.',
  loadFailed: 'The settings could not be loaded.',
  parts: {
    eway: 'E-way bill',
    ewayLimits: 'Value above which an e-way bill is needed',
    einvoice: 'E-invoice and lines',
    taxes: 'Notes, commission and TDS',
    tally: 'Names in Tally',
    reminders: 'Reminders of payment',
    suppliers: 'Payment of suppliers',
  } satisfies Record<SettingsPart, string>,
  partHints: {
    eway: 'The keys name third parties in the bulk file, as asked for since August 2026. How the file spells them is not published: an empty key leaves them out, and they are entered on the portal.',
    ewayLimits:
      'Value of the goods with tax, without exempt goods. A bill is needed only above the limit. Published lists of states differ.',
    einvoice: 'For invoices to buyers with a GST number, and for notes.',
    taxes:
      'A bank row that is short by the TDS is recognised. The statement of a past month keeps the rate on commission of its last day.',
    tally: 'The ledger of a party has the name of the company or supplier. The import into Tally has not been tried.',
    reminders: 'Days after an invoice is due; days before it are negative.',
    suppliers: 'For invoices entered from now on. Shorter agreed terms still apply.',
  } satisfies Record<SettingsPart, string>,
  fields: {
    'eway.kmPerDay': { label: 'Distance covered in a day', unit: 'km' },
    'eway.kmPerDayOverDimensional': { label: 'Over-dimensional, in a day', unit: 'km' },
    'eway.warnHours': { label: 'Mail before expiry', unit: 'hours' },
    'eway.cancelHours': { label: 'Can be cancelled for', unit: 'hours' },
    'eway.extendHours': { label: 'Can be extended', unit: 'hours', hint: 'Before and after expiry' },
    'eway.mostDays': { label: 'Longest validity', unit: 'days', hint: 'With all extensions' },
    'eway.oldestDays': { label: 'Age of an invoice, at most', unit: 'days' },
    'eway.mostKm': { label: 'Longest distance', unit: 'km' },
    'eway.kmTolerancePercent': { label: 'Distance may differ by', unit: '%' },
    'eway.mostLines': { label: 'Maximum lines' },
    'eway.sezStateCode': { label: 'State code of an SEZ buyer', hint: '96 or 99 are in use' },
    'eway.version': { label: 'Version of the file' },
    'eway.shipToGstinKey': { label: 'Key: ship-to GST number' },
    'eway.shipToNameKey': { label: 'Key: ship-to name' },
    'eway.dispatchFromGstinKey': { label: 'Key: dispatch-from GST number' },
    'eway.dispatchFromNameKey': { label: 'Key: dispatch-from name' },
    'eway.needsIrn': {
      label: 'Warn if the e-invoice is not registered yet',
      hint: 'For a turnover above ₹5 crore',
    },
    'ewayLimits.betweenStates': { label: 'To another state ₹' },
    'ewayLimits.withinState': { label: 'Within a state ₹' },
    'einvoice.reportWithinDays': { label: 'Report within', unit: 'days', hint: 'Empty: no limit' },
    'einvoice.cancelHours': { label: 'Can be cancelled for', unit: 'hours' },
    'einvoice.mostLines': { label: 'Maximum lines' },
    'einvoice.marketplaceGstin': { label: 'GST number of the marketplace', hint: 'Only if it is not the seller' },
    'documentLines.hsnDigits': { label: 'Digits of the HSN code', hint: '4, 6 or 8' },
    'documentLines.gstRates': { label: 'Rates of GST in %', hint: 'Separated by commas' },
    'taxes.creditUntil': { label: 'Credit notes lower the tax until', hint: 'Day/month after the year of the invoice' },
    'taxes.commissionGstPercent': { label: 'GST on commission', unit: '%' },
    'taxes.tdsPercent': { label: 'TDS on goods', unit: '%', hint: 'On purchases above the yearly limit' },
    'tally.company': { label: 'Company' },
    'tally.ledgers.sales': { label: 'Sales' },
    'tally.ledgers.outputIgst': { label: 'Output IGST' },
    'tally.ledgers.outputCgst': { label: 'Output CGST' },
    'tally.ledgers.outputSgst': { label: 'Output SGST' },
    'tally.ledgers.roundOff': { label: 'Round-off' },
    'tally.ledgers.bank': { label: 'Bank' },
    'tally.ledgers.adjustments': { label: 'Adjustments' },
    'tally.ledgers.tdsReceivable': { label: 'TDS receivable' },
    'tally.ledgers.purchases': { label: 'Purchases' },
    'tally.ledgers.inputGst': { label: 'Input GST' },
    'tally.ledgers.commission': { label: 'Commission' },
    'tally.ledgers.tdsPayable': { label: 'TDS payable' },
    'tally.voucherTypes.invoice': { label: 'Voucher: invoice' },
    'tally.voucherTypes.credit': { label: 'Voucher: credit note' },
    'tally.voucherTypes.debit': { label: 'Voucher: debit note' },
    'tally.voucherTypes.receipt': { label: 'Voucher: receipt' },
    'tally.voucherTypes.tds': { label: 'Voucher: TDS' },
    'tally.voucherTypes.purchase': { label: 'Voucher: supplier’s invoice' },
    'tally.voucherTypes.payment': { label: 'Voucher: payment' },
    'tally.voucherTypes.commission': { label: 'Voucher: commission' },
    'tally.voucherTypes.cancellation': { label: 'Voucher: cancellation' },
    'reminders.isOn': { label: 'Remind companies of what is due' },
    'reminders.days': { label: 'On these days', hint: 'Separated by commas, such as -3, 1, 7' },
    'suppliers.smallSupplierDays': { label: 'Micro and small, within', unit: 'days' },
  } as Record<SettingPath, FieldText>,
  states: {
    title: 'States with another limit',
    state: 'State',
    withinState: 'Within the state ₹',
    withinCity: 'Within a city ₹',
    none: 'same',
    add: 'Add a state',
    remove: (state: string) => `Remove the limit of ${state}`,
    unnamed: 'this state',
  },
  save: 'Save settings',
  saved: 'Settings saved',
  nothingChanged: 'Nothing is changed yet.',
  correctFirst: 'Please correct the marked fields.',
  day: {
    title: 'Vouchers of a day for Tally',
    hint: 'Sales, notes, receipts, suppliers’ invoices and payments, and cancellations, as XML. Debits equal credits in each voucher.',
    day: 'Day',
    download: 'Download XML',
  },
  history: {
    title: 'History',
    table: 'Versions of the settings, the newest first',
    none: 'The usual figures are in force. Nobody has changed them yet.',
    when: 'When',
    who: 'Who',
    what: 'What',
    inForce: 'In force',
    unknown: 'Unknown',
    change: (part: string, label: string, was: string, is: string) => `${part} · ${label}: ${was} → ${is}`,
    newLimits: 'Limits of states',
    empty: 'none',
    on: 'on',
    off: 'off',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

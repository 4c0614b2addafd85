import { expect, test } from 'vitest'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import type { DocumentProblem } from '@lohahaat/domain/billing/checks/document-problem'
import { checkEInvoice } from '@lohahaat/domain/billing/einvoice/check-einvoice'
import { usualEInvoiceSettings } from '@lohahaat/domain/billing/einvoice/settings'
import { checkEwayBill } from '@lohahaat/domain/billing/eway-bill/check-eway-bill'
import { usualEwaySettings } from '@lohahaat/domain/billing/eway-bill/settings'
import type { Transport } from '@lohahaat/domain/billing/eway-bill/transport'
import type { TaxDocument } from '@lohahaat/domain/billing/invoice'
import { brokenDocuments, head, noLines, stateOfPin } from '@lohahaat/domain/billing/testing/broken'
import { siteInMumbai, workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { worksTransport } from '@lohahaat/domain/billing/testing/some-transport'
import { sayProblem, toProblem } from './problem'
import { problemTexts } from './problem-texts'

const worked = computeInvoice({ ...workedDraft, shipTo: siteInMumbai, dispatchFrom: siteInMumbai })
const today = '2026-11-18'
const byRoad = { ...worksTransport, km: 0, portalKm: null }
const asEwayBill = (document: TaxDocument, transport: Transport = byRoad) =>
  checkEwayBill(document, transport, { today, irn: null, stateOfPin }, usualEwaySettings).problems
const asEInvoice = (document: TaxDocument) => checkEInvoice(document, { today, stateOfPin }, usualEInvoiceSettings)

/** What a person reads of each of the broken ones, in their order. */
const words: Readonly<Record<string, string>> = {
  'no number':
    'Number of the document: it can have 16 letters, digits, dashes and slashes, and can’t begin with 0, a dash or a slash.',
  'a number of 17 signs':
    'Number of the document: it can have 16 letters, digits, dashes and slashes, and can’t begin with 0, a dash or a slash.',
  'a number that begins with 0':
    'Number of the document: it can have 16 letters, digits, dashes and slashes, and can’t begin with 0, a dash or a slash.',
  'a number with a blank':
    'Number of the document: it can have 16 letters, digits, dashes and slashes, and can’t begin with 0, a dash or a slash.',
  'no day': 'Date of the document: there is no such day.',
  'the 30th of February': 'Date of the document: there is no such day.',
  'an invoice of tomorrow': 'Date of the document: it is in the future.',
  'IGST where it must be halves': 'Kind of tax: within a state it is CGST and SGST, to another state it is IGST.',
  'a seller without a number': 'GST number of our own company: it is missing.',
  "a seller's wrong check digit":
    'GST number of our own company: this is no valid GST number. Please check its 15 characters.',
  "a buyer's wrong check digit":
    'GST number of the buyer: this is no valid GST number. Please check its 15 characters.',
  'a short GST number': 'GST number of the buyer: this is no valid GST number. Please check its 15 characters.',
  "a third party's wrong check digit":
    'GST number of the party that receives the goods: this is no valid GST number. Please check its 15 characters.',
  "a yard's wrong number":
    'GST number of the yard that loads: this is no valid GST number. Please check its 15 characters.',
  'a buyer without a name': 'Name of the buyer: it is missing.',
  'a name in Devanagari alone':
    'Name of the buyer: the portal takes Latin letters and digits only. Please write it in English.',
  'a name of signs':
    'Name of the party that receives the goods: the portal takes Latin letters and digits only. Please write it in English.',
  'no street': 'Street of the buyer: it is missing.',
  'a street in Devanagari':
    'Street of the yard that loads: the portal takes Latin letters and digits only. Please write it in English.',
  'no city': 'City of our own company: it is missing.',
  'a city in Devanagari':
    'City of the party that receives the goods: the portal takes Latin letters and digits only. Please write it in English.',
  'a PIN code of five digits': 'PIN code of the buyer: a PIN code has six digits, and the first is not 0.',
  'a PIN code that begins with 0':
    'PIN code of the party that receives the goods: a PIN code has six digits, and the first is not 0.',
  "another state's PIN code":
    'PIN code of the party that receives the goods: this PIN code is in another state than the address.',
  'an unknown state': 'State of the party that receives the goods: the GST portal has no such state.',
  'a state that is no more': 'State of the yard that loads: the GST portal has no such state.',
  'a number of another state': 'State of the yard that loads: the GST number is of another state than the address.',
  'a tariff code of five digits':
    'Line 1, HSN code: an HSN code has 4, 6 or 8 digits, and at least as many as the settings ask for.',
  'a tariff code of four digits':
    'Line 1, HSN code: an HSN code has 4, 6 or 8 digits, and at least as many as the settings ask for.',
  'a tariff code with a letter':
    'Line 1, HSN code: an HSN code has 4, 6 or 8 digits, and at least as many as the settings ask for.',
  'services alone': 'Lines: all of them are services, so that nothing is moved.',
  'a description in Devanagari':
    'Line 1, description: the portal takes Latin letters and digits only. Please write it in English.',
  'no weight': 'Line 1, weight: it must be at least one kilogram.',
  'less than a kilogram': 'Line 1, weight: it must be at least one kilogram.',
  'a rate there is not': 'Line 1, GST rate: this is no rate of GST.',
  'CGST on the way to another state': 'Line 1, tax: within a state it is CGST and SGST, to another state it is IGST.',
  'a negative tax': 'Line 1, tax: it is below zero.',
  'a tax that is too high': 'Line 1, tax: it doesn’t add up.',
  'a line that does not add up': 'Line 1, total: it doesn’t add up.',
  'lines below the total': 'Taxable value: it doesn’t add up.',
  'taxes below the total': 'Sum of the taxes: it doesn’t add up.',
  'a total of three rupees less': 'Total of the document: it is more than ₹2 below value and taxes.',
  'a round-off of a hundred rupees': 'Round-off: it can be ₹99.99 at most.',
}

test.each(brokenDocuments)('%s is refused by both portals with its words', (say, change) => {
  const expected = words[say]
  expect(expected).toBeDefined()
  expect(asEwayBill(change(worked)).map(sayProblem)).toContain(expected)
  expect(asEInvoice(change(worked)).map(sayProblem)).toContain(expected)
})

const moreBroken: [say: string, found: DocumentProblem[], words: string][] = [
  ['no lines', asEwayBill(noLines(worked)), 'Lines: there is none.'],
  [
    'an old invoice',
    asEwayBill(head({ issuedOn: '2026-01-01' })(worked)),
    'Date of the document: it is too long ago for the portal.',
  ],
  [
    'a credit note',
    asEwayBill(head({ kind: 'credit' })(worked)),
    'Kind of document: a credit or debit note needs no e-way bill.',
  ],
  [
    'no vehicle',
    asEwayBill(worked, { ...byRoad, vehicleNo: '' }),
    'Vehicle number: please enter the vehicle number, or the transporter’s id if he enters the vehicle himself.',
  ],
  [
    'a vehicle of no form',
    asEwayBill(worked, { ...byRoad, vehicleNo: 'HR38' }),
    'Vehicle number: this is no vehicle number such as HR55AB1234.',
  ],
  [
    'an LR before the invoice',
    asEwayBill(worked, { ...byRoad, documentDate: '2026-11-17' }),
    'LR date: it is before the date of the invoice.',
  ],
  [
    'a distance of 4,001 km',
    asEwayBill(worked, { ...byRoad, km: 4001 }),
    'Distance: it must be whole kilometres, and no more than the portal takes.',
  ],
]

test.each(moreBroken)('%s is refused with its words', (_say, found, expected) => {
  expect(found.map(sayProblem)).toContain(expected)
})

test('that is fifty of them, and every kind has words that end', () => {
  expect(Object.keys(words).length + moreBroken.length).toBe(50)
  for (const text of Object.values(problemTexts.kinds)) expect(text).toMatch(/\.$/)
})

test.each([
  { field: 'transport.vehicleNo', kind: 'badVehicle', mendedAt: 'consignment' },
  { field: 'seller.gstin', kind: 'missing', mendedAt: 'house' },
  { field: 'buyer.address.pinCode', kind: 'badPinCode', mendedAt: 'order' },
  { field: 'dispatchFrom.gstin', kind: 'badGstin', mendedAt: 'seller' },
  { field: 'shipTo.gstin', kind: 'enterOnPortal', mendedAt: 'portal' },
  { field: 'lines.3.hsn', kind: 'badHsn', mendedAt: 'order' },
  { field: 'irn', kind: 'irnMissing', mendedAt: 'einvoice' },
  { field: 'totals.payable', kind: 'totalTooLow', mendedAt: 'invoice' },
] as const)('$field is mended at the $mendedAt', ({ mendedAt, ...problem }) => {
  expect(toProblem(problem).mendedAt).toBe(mendedAt)
})

import type { InvoiceLine, InvoiceParty, TaxDocument } from '../invoice'

/** A document with one thing changed, for tables of what is refused. */
type Change = (document: TaxDocument) => TaxDocument

type PartyName = 'seller' | 'buyer' | 'shipTo' | 'dispatchFrom'

export const head =
  (changes: Partial<Pick<TaxDocument, 'number' | 'issuedOn' | 'taxKind' | 'kind' | 'corrects'>>): Change =>
  (document) => ({ ...document, ...changes })

export const party =
  (who: PartyName, changes: Partial<Omit<InvoiceParty, 'address'>>): Change =>
  (document) => ({ ...document, [who]: { ...(document[who] ?? document.buyer), ...changes } })

export const address =
  (who: PartyName, changes: Partial<InvoiceParty['address']>): Change =>
  (document) => {
    const one = document[who] ?? document.buyer
    return { ...document, [who]: { ...one, address: { ...one.address, ...changes } } }
  }

export const lines =
  (change: (line: InvoiceLine) => InvoiceLine[]): Change =>
  (document) => ({ ...document, lines: document.lines.flatMap(change) })

export const line = (changes: Partial<InvoiceLine>): Change => lines((one) => [{ ...one, ...changes }])

export const totals =
  (changes: Partial<TaxDocument['totals']>): Change =>
  (document) => ({ ...document, totals: { ...document.totals, ...changes } })

/** The broken ones that both portals refuse, with the field and the problem, on the worked invoice shipped and dispatched by third parties. */
export const brokenDocuments: [say: string, change: Change, field: string, kind: string][] = [
  ['no number', head({ number: '' }), 'number', 'badNumber'],
  ['a number of 17 signs', head({ number: 'INV/2026-27/00001' }), 'number', 'badNumber'],
  ['a number that begins with 0', head({ number: '0001' }), 'number', 'badNumber'],
  ['a number with a blank', head({ number: 'INV 1' }), 'number', 'badNumber'],
  ['no day', head({ issuedOn: '' }), 'issuedOn', 'badDate'],
  ['the 30th of February', head({ issuedOn: '2026-02-30' }), 'issuedOn', 'badDate'],
  ['an invoice of tomorrow', head({ issuedOn: '2026-11-19' }), 'issuedOn', 'future'],
  ['IGST where it must be halves', head({ taxKind: 'CGST+SGST' }), 'taxKind', 'wrongTax'],
  ['a seller without a number', party('seller', { gstin: null }), 'seller.gstin', 'missing'],
  ["a seller's wrong check digit", party('seller', { gstin: '06AAACA0000A1Z3' }), 'seller.gstin', 'badGstin'],
  ["a buyer's wrong check digit", party('buyer', { gstin: '07AAACA0000A1Z1' }), 'buyer.gstin', 'badGstin'],
  ['a short GST number', party('buyer', { gstin: '07AAACA0000A1Z' }), 'buyer.gstin', 'badGstin'],
  ["a third party's wrong check digit", party('shipTo', { gstin: '27AAACA0000A1ZX' }), 'shipTo.gstin', 'badGstin'],
  ["a yard's wrong number", party('dispatchFrom', { gstin: 'URP' }), 'dispatchFrom.gstin', 'badGstin'],
  ['a buyer without a name', party('buyer', { name: ' ' }), 'buyer.name', 'missing'],
  ['a name in Devanagari alone', party('buyer', { name: 'यमुना स्टील' }), 'buyer.name', 'notLatin'],
  ['a name of signs', party('shipTo', { name: '""' }), 'shipTo.name', 'notLatin'],
  ['no street', address('buyer', { line: '' }), 'buyer.address.line', 'missing'],
  ['a street in Devanagari', address('dispatchFrom', { line: 'नया बाज़ार' }), 'dispatchFrom.address.line', 'notLatin'],
  ['no city', address('seller', { city: '' }), 'seller.address.city', 'missing'],
  ['a city in Devanagari', address('shipTo', { city: 'मुंबई' }), 'shipTo.address.city', 'notLatin'],
  ['a PIN code of five digits', address('buyer', { pinCode: '11000' }), 'buyer.address.pinCode', 'badPinCode'],
  ['a PIN code that begins with 0', address('shipTo', { pinCode: '040001' }), 'shipTo.address.pinCode', 'badPinCode'],
  ["another state's PIN code", address('shipTo', { pinCode: '110001' }), 'shipTo.address.pinCode', 'pinOfOtherState'],
  [
    'an unknown state',
    address('shipTo', { stateCode: '55', pinCode: '999999' }),
    'shipTo.address.stateCode',
    'unknownState',
  ],
  [
    'a state that is no more',
    address('dispatchFrom', { stateCode: '28', pinCode: '999999' }),
    'dispatchFrom.address.stateCode',
    'unknownState',
  ],
  [
    'a number of another state',
    address('dispatchFrom', { stateCode: '07', pinCode: '110001' }),
    'dispatchFrom.address.stateCode',
    'gstinOfOtherState',
  ],
  ['a tariff code of five digits', line({ hsn: '73063' }), 'lines.0.hsn', 'badHsn'],
  ['a tariff code of four digits', line({ hsn: '7306' }), 'lines.0.hsn', 'badHsn'],
  ['a tariff code with a letter', line({ hsn: '7306309O' }), 'lines.0.hsn', 'badHsn'],
  ['services alone', line({ hsn: '996511' }), 'lines', 'servicesOnly'],
  ['a description in Devanagari', line({ description: 'पाइप' }), 'lines.0.description', 'notLatin'],
  ['no weight', line({ grams: 0n }), 'lines.0.grams', 'notPositive'],
  ['less than a kilogram', line({ grams: 499n }), 'lines.0.grams', 'notPositive'],
  ['a rate there is not', line({ gstRate: 1700n }), 'lines.0.gstRate', 'rateNotAllowed'],
  [
    'CGST on the way to another state',
    line({ taxes: { igst: 0n, cgst: 2_029_001n, sgst: 2_029_001n } }),
    'lines.0.taxes',
    'wrongTax',
  ],
  ['a negative tax', line({ taxes: { igst: -4_058_003n, cgst: 0n, sgst: 0n } }), 'lines.0.taxes', 'negative'],
  ['a tax that is too high', line({ taxes: { igst: 4_058_200n, cgst: 0n, sgst: 0n } }), 'lines.0.taxes', 'sumsDiffer'],
  ['a line that does not add up', line({ total: 1n }), 'lines.0.total', 'sumsDiffer'],
  ['lines below the total', totals({ taxable: 22_544_461n }), 'totals.taxable', 'sumsDiffer'],
  ['taxes below the total', totals({ taxes: { igst: 4_058_004n, cgst: 0n, sgst: 0n } }), 'totals.taxes', 'sumsDiffer'],
  ['a total of three rupees less', totals({ payable: 26_602_200n }), 'totals.payable', 'totalTooLow'],
  ['a round-off of a hundred rupees', totals({ roundOff: 10_000n }), 'totals.roundOff', 'roundOffTooLarge'],
]

/** A document within one state, for halves. */
export const unequalHalves = line({ taxes: { igst: 0n, cgst: 2_029_001n, sgst: 2_029_002n } })
export const negativeValue = line({ taxable: -1n })
export const noLines = lines(() => [])
export const times = (count: number) => lines((one) => Array.from({ length: count }, () => one))

/** The states of the PIN codes that tests use. */
export const stateOfPin = (pinCode: string) =>
  ({ '11': '07', '12': '06', '14': '03', '20': '09', '38': '24', '40': '27', '56': '29', '60': '33' })[
    pinCode.slice(0, 2)
  ] ?? null

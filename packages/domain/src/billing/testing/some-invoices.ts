import fc from 'fast-check'
import { rupees } from '../../platform/money'
import { computeInvoice } from '../compute-invoice'
import type { ChargeRates, InvoiceDraft, InvoiceParty, LoadedLine } from '../invoice'

/** GST numbers with a right check digit that nobody was given, and a place of each state. */
const places = [
  { gstin: '03AAACA0000A1Z8', city: 'Ludhiana', pinCode: '141001' },
  { gstin: '06AAACA0000A1Z2', city: 'Hisar', pinCode: '125001' },
  { gstin: '07AAACA0000A1Z0', city: 'Delhi', pinCode: '110001' },
  { gstin: '09AAACA0000A1ZW', city: 'Ghaziabad', pinCode: '201001' },
  { gstin: '24AAACA0000A1Z4', city: 'Ahmedabad', pinCode: '380001' },
  { gstin: '27AAACA0000A1ZY', city: 'Mumbai', pinCode: '400001' },
  { gstin: '29AAACA0000A1ZU', city: 'Bengaluru', pinCode: '560001' },
  { gstin: '33AAACA0000A1Z5', city: 'Chennai', pinCode: '600001' },
] as const

type Place = (typeof places)[number]

const partyAt = ({ gstin, city, pinCode }: Place, name: string): InvoiceParty => ({
  name,
  gstin,
  address: { line: 'Plot 14, Sector 27', line2: '', city, stateCode: gstin.slice(0, 2), pinCode },
})

const [, haryana, delhi, , , mumbai] = places

export const houseInHaryana = partyAt(haryana, 'Loha Haat Pvt Ltd')
export const buyerInDelhi = partyAt(delhi, 'Yamuna Fabricators')
export const buyerInHaryana: InvoiceParty = { ...partyAt(haryana, 'Hisar Gates & Grills'), gstin: '06AAACA0000A1Z2' }
export const siteInMumbai = partyAt(mumbai, 'Konkan Towers Site')

export const noCharges: ChargeRates = {
  loadingPerTon: 0n,
  platformPerTon: 0n,
  weighment: 0n,
  handling: 0n,
  freight: 0n,
}

/** 120 pieces of 50 NB medium of 6 m. */
export const pipeLine: LoadedLine = {
  hsn: '73063090',
  description: 'MS round pipe 50 NB medium, IS 1239',
  pieces: 120n,
  grams: 3_621_600n,
  weightBasis: 'theoretical',
  ratePerTon: rupees(62_000),
  gstRate: 1800n,
  heatNumbers: ['H4417'],
}

/** The worked example: Haryana to Delhi, loading at 250 a ton. */
export const workedDraft: InvoiceDraft = {
  number: 'INV/26-27/000001',
  issuedOn: '2026-11-18',
  seller: houseInHaryana,
  buyer: buyerInDelhi,
  shipTo: null,
  dispatchFrom: null,
  isSez: false,
  isFirstConsignment: true,
  charges: { ...noCharges, loadingPerTon: rupees(250) },
  lines: [pipeLine],
}

const anyPlace = fc.constantFrom(...places)
const name = fc
  .tuple(
    fc.constantFrom('Sharma', 'Gupta & Sons', 'नया Steel', 'Om "Tubes"', 'Açme', 'Very long '.repeat(12)),
    fc.string({ maxLength: 12, unit: 'binary' }),
  )
  .map(([first, rest]) => `${first} Traders ${rest}`)
const party = fc.tuple(anyPlace, name).map(([place, called]) => partyAt(place, called))
const unregistered = party.map((one): InvoiceParty => ({ ...one, gstin: null }))
const paise = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) * 100n })

const line: fc.Arbitrary<LoadedLine> = fc.record({
  hsn: fc.constantFrom('73063090', '73066100', '73053190', '730431'),
  description: fc.constantFrom('Round pipe 50 NB', 'SHS 40 × 40 × 2.9 "YSt 310"', 'पाइप GI 25 NB'),
  pieces: fc.option(fc.bigInt({ min: 1n, max: 5000n })),
  grams: fc.bigInt({ min: 500n, max: 40_000_000n }),
  weightBasis: fc.constantFrom('theoretical', 'weighbridge'),
  ratePerTon: paise(150_000),
  gstRate: fc.constantFrom(1800n, 1800n, 1800n, 1200n, 500n, 25n),
  heatNumbers: fc.array(fc.constantFrom('H1', 'H2', 'H3'), { maxLength: 3 }),
})

export const someDraft: fc.Arbitrary<InvoiceDraft> = fc.record({
  number: fc.integer({ min: 1, max: 999_999 }).map((serial) => `INV/26-27/${String(serial).padStart(6, '0')}`),
  issuedOn: fc.constantFrom('2026-11-18', '2026-11-01', '2026-09-30'),
  seller: party,
  buyer: fc.oneof({ weight: 4, arbitrary: party }, { weight: 1, arbitrary: unregistered }),
  shipTo: fc.option(fc.oneof(party, unregistered)),
  dispatchFrom: fc.option(party),
  isSez: fc.boolean(),
  isFirstConsignment: fc.boolean(),
  charges: fc.record({
    loadingPerTon: paise(500),
    platformPerTon: paise(500),
    weighment: paise(1000),
    handling: paise(2000),
    freight: paise(100_000),
  }),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
})

export const someInvoice = someDraft.map(computeInvoice)

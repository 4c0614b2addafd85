import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeInvoice } from '../compute-invoice'
import type { TaxDocument } from '../invoice'
import {
  brokenDocuments,
  head,
  negativeValue,
  noLines,
  stateOfPin,
  times,
  totals,
  unequalHalves,
} from '../testing/broken'
import { buyerInDelhi, buyerInHaryana, siteInMumbai, someInvoice, workedDraft } from '../testing/some-invoices'
import { worksTransport } from '../testing/some-transport'
import { checkEwayBill } from './check-eway-bill'
import { usualEwaySettings } from './settings'
import type { Transport } from './transport'

const today = '2026-11-18'
const yard = { ...siteInMumbai, name: 'Konkan Tubes yard' }
const worked = computeInvoice({ ...workedDraft, shipTo: siteInMumbai, dispatchFrom: yard })
const byRoad = { ...worksTransport, km: 40 }
const check = (document: TaxDocument, transport: Transport = byRoad, irn: string | null = null) =>
  checkEwayBill(document, transport, { today, irn, stateOfPin }, usualEwaySettings)

test('the worked invoice passes, with what a person has to know', () => {
  expect(check(worked)).toEqual({
    problems: [],
    warnings: [
      { field: 'irn', kind: 'irnMissing' },
      { field: 'shipTo.gstin', kind: 'enterOnPortal' },
      { field: 'dispatchFrom.gstin', kind: 'enterOnPortal' },
    ],
  })
  expect(check(computeInvoice(workedDraft), worksTransport, 'a'.repeat(64))).toEqual({ problems: [], warnings: [] })
})

test('a total above its sum is only warned of', () => {
  const { problems, warnings } = check(totals({ payable: 99_999_900n })(worked))
  expect(problems).toEqual([])
  expect(warnings).toContainEqual({ field: 'totals.payable', kind: 'totalAboveSum' })
})

test.each(brokenDocuments)('refused: %s', (_say, change, field, kind) => {
  expect(check(change(worked)).problems).toContainEqual({ field, kind })
})

const within = computeInvoice({ ...workedDraft, buyer: buyerInHaryana })

test.each([
  {
    say: 'an invoice of 181 days ago',
    document: head({ issuedOn: '2026-05-21' })(worked),
    field: 'issuedOn',
    kind: 'tooOld',
  },
  { say: 'a credit note', document: head({ kind: 'credit' })(worked), field: 'kind', kind: 'noteNeedsNone' },
  { say: 'no lines', document: noLines(worked), field: 'lines', kind: 'noLines' },
  { say: 'unequal halves', document: unequalHalves(within), field: 'lines.0.taxes', kind: 'halvesDiffer' },
  { say: 'a negative value', document: negativeValue(worked), field: 'lines.0.taxable', kind: 'negative' },
])('refused: $say', ({ document, field, kind }) => {
  expect(check(document).problems).toContainEqual({ field, kind })
})

const sea = { mode: 'ship', isOverDimensional: true, vehicleNo: '' } as const

test.each<[string, Partial<Transport>, string, string]>([
  ['neither vehicle nor transporter', { vehicleNo: '' }, 'vehicleNo', 'vehicleOrTransporter'],
  ['a vehicle of no form', { vehicleNo: 'HR38' }, 'vehicleNo', 'badVehicle'],
  ['a transporter of 14 signs', { transporterId: '06AAACA0000A1Z' }, 'transporterId', 'badTransporter'],
  ['an over-dimensional train', { mode: 'rail', isOverDimensional: true }, 'isOverDimensional', 'byRoadOnly'],
  ['a regular ship', { ...sea, isOverDimensional: false }, 'isOverDimensional', 'shipIsOverDimensional'],
  ['a ship without a paper', { ...sea, documentNo: '' }, 'documentNo', 'missing'],
  ['a paper without a day', { mode: 'rail', documentDate: null }, 'documentDate', 'missing'],
  ['a paper of 16 signs', { documentNo: 'LR-4471-4471-447' }, 'documentNo', 'badTransportDocument'],
  ['a paper with a blank', { documentNo: 'LR 4471' }, 'documentNo', 'badTransportDocument'],
  ['a paper older than the invoice', { documentDate: '2026-11-17' }, 'documentDate', 'beforeInvoice'],
  ['a paper of no day', { documentDate: '18.11.2026' }, 'documentDate', 'badDate'],
  ['a negative distance', { km: -1 }, 'km', 'badDistance'],
  ['half a kilometre', { km: 0.5 }, 'km', 'badDistance'],
  ['more than 4000 km', { km: 4001 }, 'km', 'badDistance'],
  ['101 km within one PIN code', { km: 101 }, 'km', 'samePinDistance'],
])('refused: %s', (_say, changes, field, kind) => {
  expect(check(worked, { ...byRoad, ...changes }).problems).toEqual([{ field: `transport.${field}`, kind }])
})

test.each([
  { km: 144, kinds: [] },
  { km: 176, kinds: [] },
  { km: 177, kinds: ['distanceOff'] },
  { km: 143, kinds: ['distanceOff'] },
  { km: 0, kinds: [] },
])('$km km where the portal says 160: $kinds', ({ km, kinds }) => {
  const { problems } = check(computeInvoice(workedDraft), { ...worksTransport, km })
  expect(problems.map(({ kind }) => kind)).toEqual(kinds)
})

test('more than 250 lines pass where they can be grouped, and not where every one has a code of its own', () => {
  const lines = Array.from({ length: 300 }, () => workedDraft.lines).flat()
  expect(check(computeInvoice({ ...workedDraft, lines }), worksTransport).problems).toEqual([])
  const many = times(251)(worked)
  const each = { ...many, lines: many.lines.map((line, index) => ({ ...line, hsn: String(730_000 + index) })) }
  expect(check(each).problems).toContainEqual({ field: 'lines', kind: 'tooManyLines' })
})

test('at 180 days it still passes', () => {
  const { problems } = check(head({ issuedOn: '2026-05-22' })(computeInvoice(workedDraft)), worksTransport)
  expect(problems).toEqual([])
})

test('whatever the house invoices passes', () => {
  fc.assert(
    fc.property(someInvoice, (invoice) => {
      expect(check(invoice, { ...byRoad, km: 50, portalKm: null, documentDate: today }).problems).toEqual([])
    }),
  )
})

test('a buyer delivered to in another state under the same number is told of it', () => {
  const elsewhere = { ...buyerInDelhi, address: siteInMumbai.address }
  const { problems } = check(computeInvoice({ ...workedDraft, shipTo: elsewhere }), worksTransport)
  expect(problems).toEqual([{ field: 'shipTo.address.stateCode', kind: 'gstinOfOtherState' }])
})

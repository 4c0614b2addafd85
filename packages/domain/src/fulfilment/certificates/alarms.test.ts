import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingAlarms, lineAlarms, paperAlarms, type CertificateAlarm, type CertifiedLine } from './alarms'
import type { Certificate } from './certificate'
import { heatsOfTwoChemistries } from './heat-chemistries'
import { isLicence } from './licence'
import { rightCertificates } from './twelve-certificates'

const [paper] = rightCertificates as [Certificate]
const withStrengths = (yieldStrength: string, tensileStrength: string): Partial<Certificate> => ({
  heats: [{ heatNo: 'A1', figures: { yieldStrength, tensileStrength }, tests: {} }],
})

test('the good papers raise no alarm', () => {
  expect(rightCertificates.flatMap(paperAlarms)).toEqual([])
  expect(heatsOfTwoChemistries(rightCertificates)).toEqual([])
})

test.each<{ say: string; own: Partial<Certificate>; alarms: CertificateAlarm[] }>([
  {
    say: 'a yield above the tensile strength',
    own: withStrengths('330.5', '330'),
    alarms: [{ kind: 'yieldAboveTensile', heatNo: 'A1' }],
  },
  { say: 'both the same', own: withStrengths('330.0', '330'), alarms: [] },
  { say: 'a yield that is not shown', own: withStrengths('-', '330'), alarms: [] },
  {
    say: 'tested after it was written',
    own: { testedOn: '2026-10-15' },
    alarms: [{ kind: 'datesOutOfOrder', first: 'test', second: 'certificate' }],
  },
  { say: 'tested on the same day', own: { testedOn: '2026-10-14' }, alarms: [] },
  { say: 'no day of the test', own: { testedOn: null }, alarms: [] },
  { say: 'tube without a licence', own: { licence: null }, alarms: [{ kind: 'licenceMissing' }] },
  { say: 'strip without a licence', own: { licence: null, standard: 'IS 10748' }, alarms: [] },
  {
    say: 'a licence of six digits',
    own: { licence: 'CM/L-123456' },
    alarms: [{ kind: 'licenceUnreadable', licence: 'CM/L-123456' }],
  },
])('$say', ({ own, alarms }) => {
  expect(paperAlarms({ ...paper, ...own })).toEqual(alarms)
})

test.each(['CM/L-1234567', 'CM/L-8400192831', 'CML 1234567', 'cm/l 12345678', ' CM/L1234567 '])(
  '%s is a licence',
  (text) => {
    expect(isLicence(text)).toBe(true)
  },
)

test.each([
  '',
  'CM/L',
  'CM/L-123456',
  'CM/L-12345678901',
  'CM/L-12345A7',
  'L-1234567',
  'CM//L-1234567',
  'CM/L--1234567',
])('%s is no licence', (text) => {
  expect(isLicence(text)).toBe(false)
})

const booking = (grams: bigint, invoicedOn: string | null = '2026-10-20') => ({ grams, invoicedOn })

test.each([
  { say: 'all of its tons', bookings: [booking(12_000_000n), booking(400_000n)], alarms: [] },
  {
    say: 'a gram more',
    bookings: [booking(12_000_000n), booking(400_001n)],
    alarms: [{ kind: 'bookedAbove', bookedGrams: 12_400_001n, certificateGrams: 12_400_000n }],
  },
  {
    say: 'sold before it was written',
    bookings: [booking(1n), booking(1n, '2026-10-13')],
    alarms: [{ kind: 'datesOutOfOrder', first: 'certificate', second: 'invoice' }],
  },
  { say: 'sold the same day, or not yet', bookings: [booking(1n, '2026-10-14'), booking(1n, null)], alarms: [] },
])('$say', ({ bookings, alarms }) => {
  expect(bookingAlarms(paper, bookings)).toEqual(alarms)
})

test('where the paper shows no day of its own, its tests come before the invoice', () => {
  const undated = { ...paper, issuedOn: null }
  expect(bookingAlarms(undated, [booking(1n, '2026-10-12')])).toEqual([])
  expect(bookingAlarms(undated, [booking(1n, '2026-10-11')])).toEqual([
    { kind: 'datesOutOfOrder', first: 'test', second: 'invoice' },
  ])
})

const line: CertifiedLine = {
  className: 'Round Black',
  standard: 'IS 1239',
  grade: null,
  size: '50 NB',
  thickness: '3.6',
  heatNos: ['a 21417'],
}
const hollow = rightCertificates[3] ?? paper

test.each<{ say: string; of?: Certificate; own: Partial<CertifiedLine>; alarms: CertificateAlarm[] }>([
  { say: 'the line it is for', own: {}, alarms: [] },
  { say: 'the same size by its diameter', own: { size: '60.3 OD' }, alarms: [] },
  { say: "the older edition's wall", own: { thickness: '3.65' }, alarms: [] },
  { say: 'a line of no standard', own: { standard: null }, alarms: [] },
  {
    say: 'another standard',
    own: { standard: 'IS 1161' },
    alarms: [{ kind: 'otherThanLine', what: 'standard', paper: 'IS 1239 (Part 1):2004', line: 'IS 1161' }],
  },
  {
    say: 'a standard that nobody knows here',
    own: { standard: 'IS 277' },
    alarms: [{ kind: 'otherThanLine', what: 'standard', paper: 'IS 1239 (Part 1):2004', line: 'IS 277' }],
  },
  {
    say: 'a heavier wall',
    own: { thickness: '4.5' },
    alarms: [{ kind: 'otherThanLine', what: 'size', paper: '50 NB x 3.6', line: '50 NB x 4.5' }],
  },
  {
    say: 'another size',
    own: { size: '65 NB' },
    alarms: [{ kind: 'otherThanLine', what: 'size', paper: '50 NB x 3.6', line: '65 NB x 3.6' }],
  },
  {
    say: 'square for round',
    own: { size: '50x50' },
    alarms: [{ kind: 'otherThanLine', what: 'size', paper: '50 NB x 3.6', line: '50x50 x 3.6' }],
  },
  {
    say: 'a grade that the paper does not show',
    own: { grade: 'YSt 210' },
    alarms: [{ kind: 'otherThanLine', what: 'grade', paper: null, line: 'YSt 210' }],
  },
  {
    say: 'galvanised pipe by the paper of black pipe',
    own: { className: 'GI' },
    alarms: [{ kind: 'otherThanLine', what: 'zincMissing', paper: null, line: 'GI' }],
  },
  { say: 'galvanised pipe by its own paper', of: { ...paper, isHotDip: true }, own: { className: 'GI' }, alarms: [] },
  {
    say: 'black pipe by the paper of galvanised pipe',
    of: { ...paper, isHotDip: true },
    own: {},
    alarms: [{ kind: 'otherThanLine', what: 'zincUnasked', paper: null, line: 'Round Black' }],
  },
  { say: 'a class that comes both ways', of: { ...paper, isHotDip: true }, own: { className: 'SHS' }, alarms: [] },
  {
    say: 'a heat that is not on the paper',
    own: { heatNos: ['A21417', 'A21471'] },
    alarms: [{ kind: 'otherThanLine', what: 'heat', paper: null, line: 'A21471' }],
  },
  {
    say: 'the sides turned around, and the grade in other letters',
    of: hollow,
    own: { standard: 'IS:4923', grade: 'yst-210', size: '50x100', thickness: '4.0', heatNos: ['B7001', 'B7002'] },
    alarms: [],
  },
  {
    say: 'a section with a thinner wall, of a higher grade',
    of: hollow,
    own: { standard: 'IS 4923', grade: 'YSt 310', size: '100x50', thickness: '3.95', heatNos: [] },
    alarms: [
      { kind: 'otherThanLine', what: 'grade', paper: 'YSt 210', line: 'YSt 310' },
      { kind: 'otherThanLine', what: 'size', paper: '100x50 x 4', line: '100x50 x 3.95' },
    ],
  },
  {
    say: 'a size that cannot be read, the same on both',
    of: { ...paper, size: 'D-section' },
    own: { size: 'D-section' },
    alarms: [],
  },
])('$say', ({ of = paper, own, alarms }) => {
  expect(lineAlarms(of, { ...line, ...own })).toEqual(alarms)
})

const melt = (certificateId: number, heatNo: string, carbon: string, maker = 'Sample Tubes') => ({
  certificateId,
  maker,
  heats: [{ heatNo, figures: { carbon, manganese: '0.52' }, tests: {} }],
})

test.each([
  { say: 'the same figure with a zero more', papers: [melt(1, 'A1', '0.12'), melt(2, 'a 1', '0.120')], found: 0 },
  { say: 'two figures', papers: [melt(1, 'A1', '0.12'), melt(2, 'a 1', '0.13')], found: 1 },
  { say: 'two heats', papers: [melt(1, 'A1', '0.12'), melt(2, 'A2', '0.13')], found: 0 },
  { say: 'two makers', papers: [melt(1, 'A1', '0.12'), melt(2, 'A1', '0.13', 'Other Tubes')], found: 0 },
  { say: 'a figure that one does not show', papers: [melt(1, 'A1', '0.12'), melt(2, 'A1', '')], found: 0 },
  { say: 'the third differs', papers: [melt(1, 'A1', ''), melt(2, 'A1', '0.12'), melt(3, 'A1', '0.14')], found: 1 },
])('$say: $found heats of two chemistries', ({ papers, found }) => {
  expect(heatsOfTwoChemistries(papers)).toHaveLength(found)
})

test('the alarm names the heat, its papers and what differs', () => {
  expect(heatsOfTwoChemistries([melt(7, 'A1', '0.12'), melt(3, 'A1', '0.13')])).toEqual([
    { maker: 'Sample Tubes', heatNo: 'A1', certificateIds: [3, 7], elements: ['carbon'] },
  ])
})

test('in whatever order papers come, the same heats are found', () => {
  const anyPaper = fc
    .tuple(fc.nat(20), fc.constantFrom('A1', 'A2', 'A3'), fc.constantFrom('0.1', '0.10', '0.11', ''))
    .map(([id, heatNo, carbon]) => melt(id, heatNo, carbon))
  fc.assert(
    fc.property(fc.array(anyPaper, { maxLength: 8 }), (papers) => {
      const found = (some: typeof papers) =>
        heatsOfTwoChemistries(some)
          .map(({ heatNo, certificateIds }) => `${heatNo} ${certificateIds.join()}`)
          .sort()
      expect(found(papers.toReversed())).toEqual(found(papers))
    }),
  )
})

import { expect, test } from 'vitest'
import type { Row } from './printed'
import { readTitle } from './columns'
import { readPaper } from './read-paper'
import { readDay, readSize, readWeight } from './read-values'

/** A page as it is printed: columns are some 60 points apart. */
const page = (...rows: (string | null)[][]): Row[] =>
  rows.map((cells) => ({
    cells: cells.flatMap((text, at) => (text === null ? [] : [{ text, left: at * 60, right: at * 60 + 40 }])),
  }))

test('labels are read with their values, in the same cell or the next', () => {
  expect(
    readPaper(
      page(
        ['MILL TEST CERTIFICATE'],
        ['Certificate No.: TC/26/0142', 'Date: 14.10.2026'],
        ['Manufacturer', 'Sample Tubes', 'CM/L No.', '1234567'],
        ['Standard', ': IS 1239 (Part 1):2004', 'Size', '50 NB x 3.6 mm'],
        ['Date of testing: 12/10/2026', 'Quantity: 12.400 MT', 'Finish: Black'],
      ),
    ),
  ).toEqual({
    certificateNo: 'TC/26/0142',
    maker: 'Sample Tubes',
    licence: 'CM/L-1234567',
    standard: 'IS 1239 (Part 1):2004',
    grade: null,
    size: '50 NB',
    thickness: '3.6',
    forming: null,
    isHotDip: false,
    testedOn: '2026-10-12',
    issuedOn: '2026-10-14',
    grams: 12_400_000n,
    heats: [],
  })
})

test('two tables are put together by heat, and rows of units and limits are no heats', () => {
  const { heats } = readPaper(
    page(
      ['Heat No.', 'C %', 'Mn %', 'S %'],
      [null, 'Max 0.20', 'Max 1.30', 'Max 0.040'],
      ['A21417', '0.11', '0.52', '<0.02'],
      ['A21418', '0.12', null, '0.018'],
      ['Heat No.', 'UTS (MPa)', 'El. %', 'Bend test'],
      ['a21417', '368', '26', 'OK'],
      ['A21418', '372', '25', 'Cracked'],
      ['Signed for the works'],
    ),
  )
  expect(heats).toEqual([
    {
      heatNo: 'A21417',
      figures: { carbon: '0.11', manganese: '0.52', tensileStrength: '368', elongation: '26' },
      tests: { bend: true },
    },
    {
      heatNo: 'A21418',
      figures: { carbon: '0.12', sulphur: '0.018', tensileStrength: '372', elongation: '25' },
      tests: { bend: false },
    },
  ])
})

test('what is said twice and differently stays empty', () => {
  const read = readPaper(
    page(['Grade: YSt 210', 'Grade: YSt 310'], ['Heat', 'C'], ['H1', '0.11'], ['Heat', 'C'], ['H1', '0.13']),
  )
  expect(read.grade).toBeNull()
  expect(read.heats).toEqual([{ heatNo: 'H1', figures: {}, tests: {} }])
})

test.each([
  ['C', 'carbon'],
  ['MN %', 'manganese'],
  ['Mo (%)', 'molybdenum'],
  ['C.E.', 'carbonEquivalent'],
  ['YS (MPa)', 'yieldStrength'],
  ['Yield Strength [N/mm2]', 'yieldStrength'],
  ['Zinc (g/m2)', 'zinc'],
  ['Heat / Cast No.', 'heat'],
  // Units that a figure isn't kept in, and none at all.
  ['YS (kgf/mm2)', null],
  ['UTS', null],
  ['Hydro (bar)', null],
  ['Zinc (um)', null],
  ['Remarks', null],
])('the title %s is of %s', (title, name) => {
  expect(readTitle(title)).toBe(name)
})

test.each([
  ['14/10/2026', '2026-10-14'],
  ['14-Oct-2026', '2026-10-14'],
  ['2026-10-14', '2026-10-14'],
  ['14/10/26', null],
  ['31/02/2026', null],
  ['soon', null],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['12.400 MT', 12_400_000n],
  ['12,400 kg', 12_400_000n],
  ['12.4', null],
  ['0 MT', null],
])('the weight %s', (text, grams) => {
  expect(readWeight(text)).toBe(grams)
})

test.each([
  ['50 NB x 3.6 mm', { size: '50 NB', thickness: '3.6' }],
  ['50NB', { size: '50 NB', thickness: null }],
  ['100 x 50 x 4', { size: '100x50', thickness: '4' }],
  ['100x50', { size: '100x50', thickness: null }],
  ['88.9 OD', { size: '88.9 OD', thickness: null }],
  ['ERW black pipes', null],
])('the size %s', (text, size) => {
  expect(readSize(text)).toEqual(size)
})

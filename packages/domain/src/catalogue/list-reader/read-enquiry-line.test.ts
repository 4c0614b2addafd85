import { expect, test } from 'vitest'
import { readEnquiryLine, readEnquiryText } from './read-enquiry-line'

type Row = [
  line: string,
  className: string | null,
  size: string | null,
  wall: string | null,
  length: string | null,
  quantity: string | null,
  unit: string | null,
  certain: boolean,
  gradeAndMake?: { grade?: string; make?: string },
]

const yes = true
const no = false

const written: readonly Row[] = [
  [
    'MS ERW pipe 50NB medium class IS 1239 make Apollo/Tata 120 nos',
    'Round Black',
    '50 NB',
    '3.6',
    null,
    '120',
    'Pieces',
    yes,
    { make: 'APL Apollo;Tata' },
  ],
  ['2" GI B class', 'GI', '50 NB', '3.6', null, null, null, yes],
  [
    'SHS 50 X 50 X 2.9 MM YST-310 TATA STRUCTURA - 3.5 TON',
    'SHS',
    '50x50',
    '2.9',
    null,
    '3.5',
    'Ton',
    yes,
    { grade: 'YSt 310', make: 'Tata' },
  ],
  ['M.S. SQ. TUBE 1.5"x1.5" 14 gauge 25 nos', 'SHS', '38x38', '2', null, '25', 'Pieces', yes],
  ['GP pipe 1" 1.6mm 300 kg', 'Round GP 2', '25.4 OD', '1.6', null, '300', 'Kg', no],
  [
    'ERW black pipe 150 NB heavy 5.4mm thk, 6 m, 40 Nos, MTC 3.1 reqd',
    'Round Black',
    '150 NB',
    '5.4',
    '6',
    '40',
    'Pieces',
    yes,
  ],
  [
    '200NB x 6mm ERW IS:3589 GR. 330 - 250 RMT',
    'Round Black',
    '200 NB',
    '6',
    null,
    '250',
    'Metre',
    yes,
    { grade: 'Fe 330' },
  ],
  ['65 nb L class 100 mtr', 'Round Black', '65 NB', '3.2', null, '100', 'Metre', no],
  ['RHS 240X120X8 YST310 - 2.9mt', 'RHS', '240x120', '8', null, '2.9', 'Ton', yes, { grade: 'YSt 310' }],
  ['ERW STEEL TUBES-REC-60x30x3x4250 - 1200 PCS', 'RHS', '60x30', '3', '4.25', '1200', 'Pieces', yes],
  ['GI Column pipe 76mm OD X 2mm IS 3601 - 126 Meter', 'GI', '65 NB', '2', null, '126', 'Metre', no],
  ['MS hollow section 91.5x91.5x4.5 @ 6 mtr = 35 pcs', 'SHS', '91.5x91.5', '4.5', '6', '35', 'Pieces', yes],
  [
    '1 1/2" B class GI pipe threaded & socketed Surya Prakash 75 nos',
    'GI',
    '40 NB',
    '3.2',
    null,
    '75',
    'Pieces',
    yes,
    { make: 'Surya Prakash' },
  ],
  ['¾" GI med 90 pcs', 'GI', '20 NB', '2.6', null, '90', 'Pieces', yes],
  ['50 mm dia GI pipe class B 300 mtr', 'GI', '50 NB', '3.6', null, '300', 'Metre', yes],
  ['HSS 150X150X6 – 12 MTR – 10 NOS', 'SHS', '150x150', '6', '12', '10', 'Pieces', yes],
  ['Tata Structura 38x38x2.6 (6.1 mtr) 1 bundle', 'SHS', '38x38', '2.6', '6.1', '1', null, no, { make: 'Tata' }],
  ['GP square 19x19x1.0 200 nos 20 ft', 'Hollow Section GP', '19x19', '1', '6.096', '200', 'Pieces', yes],
  ['एमएस पाइप 2 इंच बी क्लास 10 नग', 'Round Black', '50 NB', '3.6', null, '10', 'Pieces', yes],
  [
    'M.S. ERW Tubes 60.3mm OD 3.65mm WT as per IS:1239 (Pt-1) - 1,250.00 Kgs',
    'Round Black',
    '50 NB',
    '3.6',
    null,
    '1250',
    'Kg',
    yes,
  ],
  ["Scaffolding pipe 40NB 'B' class, 6 mtr painted, 300 nos", 'Round Black', '40 NB', '3.2', '6', '300', 'Pieces', yes],
  [
    'GP pipe 48.3 OD x 2.0 mm Apollo 6 m 90 nos',
    'Round GP 2',
    '40 NB',
    '2',
    '6',
    '90',
    'Pieces',
    yes,
    { make: 'APL Apollo' },
  ],
  ['Steel angle 50x50x6 - 3 MT', null, '50x50', '6', null, '3', 'Ton', no],
]

test.each(written)('%s', (line, className, size, thickness, length, quantity, unit, certain, says = {}) => {
  const { notes: _notes, doubts: _doubts, ...read } = readEnquiryLine(line)
  const { grade = null, make = null } = says
  expect(read).toEqual({ className, size, thickness, length, quantity, unit, grade, make, certain })
})

test('what was concluded is noted on a certain line too', () => {
  expect(readEnquiryLine('SHS 25x25 14 SWG 2 MT').notes).toEqual([
    { code: 'gaugeConverted', gauge: '14', thickness: '2' },
  ])
  expect(readEnquiryLine('GI pipe 50 NB 3.65 mm 2 MT').notes).toEqual([
    { code: 'olderEdition', older: '3.65', current: '3.6' },
  ])
  expect(readEnquiryLine('GI pipe 50 NB 3.6 mm 2 MT').notes).toEqual([])
})

test('a line is read up to 500 characters', () => {
  const line = 'GI pipe 50 NB B class 20 nos'
  expect(readEnquiryLine(line.padEnd(500)).quantity).toBe('20')
  expect(readEnquiryLine(line.padEnd(501))).toMatchObject({
    quantity: null,
    certain: false,
    notes: [{ code: 'lineTooLong' }],
  })
})

test('a text is read line by line, without rules, blanks and serial numbers', () => {
  const text = 'Dear Sir,\r\n\r\n1\r\n2.\n-----\n GI pipe 50 NB B class 20 nos \n1\tSHS 50x50x3\t2\tMT\n* * *\n12)\n'
  expect(readEnquiryText(text).map(({ line, quantity, unit }) => [line, quantity, unit])).toEqual([
    ['Dear Sir,', null, null],
    ['GI pipe 50 NB B class 20 nos', '20', 'Pieces'],
    ['1\tSHS 50x50x3\t2\tMT', '2', 'Ton'],
  ])
})

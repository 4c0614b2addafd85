import { expect, test } from 'vitest'
import { readEnquiryHeader } from './header'
import { cellsByField, readEnquiryRow } from './read-enquiry-row'
import { sayLine } from './text/said-line'

const under = (names: string, row: string) =>
  readEnquiryRow(cellsByField(readEnquiryHeader(names.split('|')) ?? [], row.split('|')))

test.each([
  [
    'S.No|Description|NB|Class|Qty|UOM|Make',
    '1|MS ERW Pipe|50|M|120|Nos|Tata',
    'Round Black, 50 NB, 3.6 mm, 120 Pieces, by Tata',
  ],
  [
    'Item|OD (mm)|Thk in mm|Length (mtr)|Qty (MT)',
    'MS ERW black pipe|60.3|3.65|6|2.5',
    'Round Black, 50 NB, 3.6 mm, 6 m, 2.5 Ton',
  ],
  ['Item|Size|Thickness|Qty|Unit', 'SHS|50x50|2.9|3.5|MT', 'SHS, 50x50, 2.9 mm, 3.5 Ton'],
  ['Item|Size|Thickness|Qty|Unit', 'SHS|50 x 50 x 2.9||100|Pcs', 'SHS, 50x50, 2.9 mm, 100 Pieces'],
  [
    'Material|Section|Wall|Cut Length|Nos|Make',
    'RHS|100 x 50|4|4250|16|Apollo / Tata',
    'RHS, 100x50, 4 mm, 4.25 m, 16 Pieces, by APL Apollo;Tata',
  ],
  ['Particulars|Qty|Units', 'GI pipe 25 NB B class 300 mtr|300|Mtr', 'GI, 25 NB, 3.2 mm, 300 Metre'],
  ['Particulars|Size|Class|Qty|Units', 'GI pipe|1 1/2"|B|40|Nos', 'GI, 40 NB, 3.2 mm, 40 Pieces'],
  ['Particulars|Size (inch)|Class|Qty|Units', 'GI pipe|1 1/2|Heavy|40|Nos', 'GI, 40 NB, 4 mm, 40 Pieces'],
  ['Particulars|SWG|Qty|Unit', 'MS square tube 1.5"x1.5"|14|25|Nos', 'SHS, 38x38, 2 mm, 25 Pieces'],
  ['Particulars|Gauge|Wt (kg)', 'GP square 19x19|18|500', 'Hollow Section GP, 19x19, 1.2 mm, 500 Kg'],
  ['Particulars|IS|Grade|Qty|UOM', 'SHS 50x50x3|IS 4923|310|1,250.00|Kgs', 'SHS, 50x50, 3 mm, 1250 Kg, YSt 310'],
  ['Particulars|NB|OD|Class|Thk|Nos', 'MS pipe|50|60.3|M|3.6|10', 'Round Black, 50 NB, 3.6 mm, 10 Pieces'],
  [
    'Particulars|Length|Make|Nos',
    'GI pipe 50nb medium|20 ft|Zenith|12',
    'GI, 50 NB, 3.6 mm, 6.096 m, 12 Pieces, by Zenith',
  ],
  ['Particulars|Make|Qty', 'GI pipe 50nb medium|Any reputed|120 nos', 'GI, 50 NB, 3.6 mm, 120 Pieces'],
  ['Type|Size|Class|RMT|Qty', 'GI|25|B||', 'GI, 25 NB, 3.2 mm'],
])('under %s, %s', (names, row, said) => {
  const line = under(names, row)
  expect(sayLine(line)).toBe(said)
  expect(line.certain, line.note ?? '').toBe(true)
})

test.each([
  ['Particulars|NB|Nos', 'GI pipe 25 NB B class|32|300', 'More than one size is named: 25 NB and 32 NB.'],
  ['Particulars|NB|OD|Class|Nos', 'MS pipe|50|48.3|M|10', 'More than one size is named: 50 NB and 40 NB.'],
  ['Particulars|Thk|Nos', 'GI pipe 25 NB B class|4|300', '4 mm is not class B, which is 3.2 mm.'],
  ['Particulars|Thk|Nos', 'SHS 50x50x3|4|300', 'The thicknesses 3 and 4 mm differ.'],
  ['Particulars|Class|Nos', 'GI pipe 25 NB C class|B|300', 'More than one class is named.'],
  ['Particulars|Length|Nos', 'SHS 50x50x3 6 m|5.5|300', 'More than one length is named.'],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class 200 mtr|300|Mtr', 'More than one quantity is named.'],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class|120 nos|MT', 'More than one quantity is named.'],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class|120|Set', 'Trucks, lots, sets and dozens are not counted here.'],
  ['Particulars|Qty', 'GI pipe 25 NB B class|120', 'The unit of 120 is missing.'],
  ['Particulars|Nos', 'GI pipe 25 NB B class|-5', 'The dash before 5 may be a minus.'],
  ['Particulars|Nos', 'GI pipe 25 NB B class|0', 'The quantity is zero.'],
  ['Particulars|Nos', 'GI pipe 25 NB B class|10-12', 'The quantity is a range.'],
  ['Particulars|Nos', 'Pipe 25 NB B class|10', 'The line does not say black or GI: black is assumed.'],
])('under %s, %s is not certain', (names, row, note) => {
  const line = under(names, row)
  expect(line.note).toBe(note)
  expect(line.certain).toBe(false)
})

test('a row without cells says nothing', () => {
  expect(readEnquiryRow({}).note).toBe('This line could not be read.')
})

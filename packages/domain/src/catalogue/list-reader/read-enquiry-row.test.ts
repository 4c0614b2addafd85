import { expect, test } from 'vitest'
import { readEnquiryHeader } from './header'
import { cellsByField, readEnquiryRow } from './read-enquiry-row'
import { describeLine } from './text/describe-line'

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
  expect(describeLine(line)).toBe(said)
  expect(line.certain, JSON.stringify(line.notes)).toBe(true)
})

test.each([
  ['Particulars|NB|Nos', 'GI pipe 25 NB B class|32|300', { code: 'sizesDiffer', sizes: ['25 NB', '32 NB'] }],
  ['Particulars|NB|OD|Class|Nos', 'MS pipe|50|48.3|M|10', { code: 'sizesDiffer', sizes: ['50 NB', '40 NB'] }],
  [
    'Particulars|Thk|Nos',
    'GI pipe 25 NB B class|4|300',
    { code: 'thicknessNotOfClass', thickness: '4', letter: 'B', ofClass: '3.2' },
  ],
  ['Particulars|Thk|Nos', 'SHS 50x50x3|4|300', { code: 'thicknessesDiffer', thicknesses: ['3', '4'] }],
  ['Particulars|Class|Nos', 'GI pipe 25 NB C class|B|300', { code: 'classesDiffer' }],
  ['Particulars|Length|Nos', 'SHS 50x50x3 6 m|5.5|300', { code: 'lengthsDiffer' }],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class 200 mtr|300|Mtr', { code: 'quantitiesDiffer' }],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class|120 nos|MT', { code: 'quantitiesDiffer' }],
  ['Particulars|Qty|UOM', 'GI pipe 25 NB B class|120|Set', { code: 'lots' }],
  ['Particulars|Qty', 'GI pipe 25 NB B class|120', { code: 'unitMissing', figure: '120' }],
  ['Particulars|Nos', 'GI pipe 25 NB B class|-5', { code: 'quantityMinus', figure: '5' }],
  ['Particulars|Nos', 'GI pipe 25 NB B class|0', { code: 'quantityZero' }],
  ['Particulars|Nos', 'GI pipe 25 NB B class|10-12', { code: 'quantityRange' }],
  ['Particulars|Nos', 'Pipe 25 NB B class|10', { code: 'blackAssumed' }],
])('under %s, %s is not certain', (names, row, note) => {
  const line = under(names, row)
  expect(line.notes).toEqual([note])
  expect(line.certain).toBe(false)
})

test('a row without cells says nothing', () => {
  expect(readEnquiryRow({}).notes).toEqual([{ code: 'lineUnread' }])
})

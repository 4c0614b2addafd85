import { expect, test } from 'vitest'
import { readEnquiryHeader } from './header'

/** '1:size(NB) 2:quantity' */
const say = (cells: readonly string[]) =>
  readEnquiryHeader(cells)
    ?.map(({ column, field, says }) => `${column}:${field}${says === null ? '' : `(${says})`}`)
    .join(' ') ?? null

test.each([
  [
    ['S.No', 'Description', 'NB', 'Class', 'Qty', 'UOM', 'Make'],
    '1:item 2:size(NB) 3:thickness(class) 4:quantity 5:unit 6:make',
  ],
  [
    ['Sr.', 'ITEM DESCRIPTION', 'OD (mm)', 'Thk in mm', 'Length (mtr)', 'Qty (MT)'],
    '1:item 2:size(OD) 3:thickness(mm) 4:length(m) 5:quantity(MT)',
  ],
  [
    ['Material', 'Section', 'Wall\nThickness', 'Cut Length', 'Nos', 'Approved Make'],
    '0:item 1:size 2:thickness 3:length 4:quantity(nos) 5:make',
  ],
  [['Sl. No.', 'DESCRIPTION OF ITEM', 'U.O.M.', 'QTY REQD.'], '1:item 2:unit 3:quantity'],
  [['Size of pipe', 'Quantity required', 'Remark'], '0:size 1:quantity'],
  [['Particulars', 'Size (inch)', 'SWG', 'Wt (kg)'], '0:item 1:size(inch) 2:thickness(SWG) 3:quantity(kg)'],
  [['Item', 'WT', 'Wt (MT)'], '0:item 1:thickness 2:quantity(MT)'],
  [['Specification', 'Grade', 'IS', 'Tonnage', 'Delivery location'], '0:item 1:grade 2:grade 3:quantity(MT)'],
  [['Item', 'NB (inch)', 'NB (mm)', 'Mtr'], '0:item 1:size(inch) 2:size(NB) 3:length(m)'],
  [['Description', 'Weight (MT)', 'Qty (Nos)', 'Rate', 'Amount'], '0:item 2:quantity(nos)'],
  [['Sr No', 'Description'], '1:item'],
  [['क्र. सं.', 'विवरण', 'साइज़', 'क्लास', 'मात्रा', 'इकाई'], '1:item 2:size 3:thickness(class) 4:quantity 5:unit'],
  [['माल', 'मोटाई (मिमी)', 'लंबाई', 'वज़न (टन)', 'भाव'], '0:item 1:thickness(mm) 2:length 3:quantity(MT)'],
  [['विवरण', 'साइज', 'मात्रा'], '0:item 1:size 2:quantity'],
  [['क्र.', 'माल', 'साइज़ (इंच)', 'वज़न (टन)', 'नग', 'रेट'], '1:item 2:size(inch) 4:quantity(nos)'],
  [
    ['जैसा लिखा था', 'क़िस्म', 'साइज़', 'मोटाई, mm', 'लंबाई, m', 'मात्रा', 'यूनिट', 'मेक', '₹/MT, GST अलग', 'वज़न, kg'],
    '1:item 2:size 3:thickness(mm) 4:length(m) 5:quantity 6:unit 7:make',
  ],
])('%j is a header', (cells, said) => {
  expect(say(cells)).toBe(said)
})

test.each([
  [['MS pipe 50 NB', '120 nos']],
  [['Description']],
  [['Sr', 'Remarks']],
  [['Qty', 'Unit']],
  [['50x50', '2']],
  [['', '']],
  [[]],
  [['Please quote for the following', 'Description']],
  [['Size of the pipes that the site at Rewari needs before the end of this month', 'Qty']],
])('%j is no header', (cells) => {
  expect(readEnquiryHeader(cells)).toBeNull()
})

import { expect, test } from 'vitest'
import { readEnquiryLine } from './read-enquiry-line'

test.each([
  ['Black pipe NB 50 Thk 3.6 Qty 40 UOM Nos', '40', 'Pieces'],
  ['MS Black pipe 50NB, thk 3.6mm, Qty - 40, Unit: Nos.', '40', 'Pieces'],
  ['SHS 50x50x2.9 quantity 2.5 unit MT', '2.5', 'Ton'],
])('%s', (line, quantity, unit) => {
  expect(readEnquiryLine(line)).toMatchObject({ quantity, unit, certain: true })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitGst, splitGstForBuyer } from './gst'
import { rupees } from '../platform/money'
import { states } from '../reference/states'

test.each([
  { say: 'Haryana to Delhi', seller: '06', buyer: '07', gst: '40580.03', lines: { IGST: '40580.03' } },
  { say: 'within Haryana', seller: '06', buyer: '06', gst: '180', lines: { CGST: '90', SGST: '90' } },
  {
    say: 'within Haryana, with an odd paisa',
    seller: '06',
    buyer: '06',
    gst: '40580.03',
    lines: { CGST: '20290.01', SGST: '20290.01', rounding: '0.01' },
  },
  { say: 'within Delhi, which legislates', seller: '07', buyer: '07', gst: '180', lines: { CGST: '90', SGST: '90' } },
  { say: 'within Chandigarh', seller: '04', buyer: '04', gst: '180', lines: { CGST: '90', UTGST: '90' } },
  { say: 'Chandigarh to Ladakh', seller: '04', buyer: '38', gst: '180', lines: { IGST: '180' } },
  { say: 'an order without tax', seller: '06', buyer: '06', gst: '0', lines: { CGST: '0', SGST: '0' } },
])('$say', ({ seller, buyer, gst, lines }) => {
  const expected = Object.entries(lines).map(([tax, amount]) => ({ tax, paise: rupees(amount) }))
  expect(splitGst(rupees(gst), seller, buyer)).toEqual(expected)
})

test.each([
  { say: 'seller', seller: '39', buyer: '06' },
  { say: 'buyer', seller: '06', buyer: '' },
])('an unknown state of the $say is never guessed', ({ seller, buyer }) => {
  expect(() => splitGst(100n, seller, buyer)).toThrow(RangeError)
})

const code = fc.constantFrom(...states.map((state) => state.code))

test('the lines always add up to the GST, and the halves are equal', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), code, code, fc.boolean(), (gst, seller, buyer, within) => {
      const lines = splitGst(gst, seller, within ? seller : buyer)
      expect(lines.reduce((sum, line) => sum + line.paise, 0n)).toBe(gst)
      const [first, second] = lines
      expect(first?.tax === 'IGST' || first?.paise === second?.paise).toBe(true)
    }),
  )
})

test.each([
  { say: 'a buyer of the same state', buyer: '06AAACA0000A1Z2', taxes: ['CGST', 'SGST'] },
  { say: 'a buyer of another state', buyer: '27AAACA0000A1ZY', taxes: ['IGST'] },
  { say: 'a number of no state there is', buyer: '55AAACA0000A1ZY', taxes: ['IGST'] },
])('$say, by his GST number', ({ buyer, taxes }) => {
  expect(splitGstForBuyer(18_000n, '06', buyer).map(({ tax }) => tax)).toEqual(taxes)
})

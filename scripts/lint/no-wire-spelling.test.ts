import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { noWireSpelling } from './no-wire-spelling.mjs'

const linter = new Linter()

const complaints = (code: string) =>
  linter
    .verify(code, {
      plugins: { house: { rules: { 'no-wire-spelling': noWireSpelling } } },
      rules: { 'house/no-wire-spelling': 'error' },
    })
    .map(({ message }) => message.replace(/ \(.*/, ''))

test.each([
  ['order.plattform_Fees', 'Only packages/contract spells it plattform_Fees: say platformFee'],
  ['const { subClassName1 } = item', 'Only packages/contract spells it subClassName1: say thickness'],
  ["sort('-creationDatetime')", 'Only packages/contract spells it creationDatetime: say placedAt'],
  ['fetch(`?GroupOrderId=${id}`)', 'Only packages/contract spells it GroupOrderId: say orderId'],
])('%s', (code, message) => {
  expect(complaints(code)[0]).toBe(message)
})

// The wire has these two for a line and a day, but they are words of ours as well.
test.each(['order.orderId', 'enquiry.enquiryId', 'item.thickness', "text('Order Id')"])('%s is fine', (code) => {
  expect(complaints(code)).toEqual([])
})

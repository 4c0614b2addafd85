import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IssuedDocument, Particulars } from '@lohahaat/domain/billing/issued-document'
import { someInvoice } from '@lohahaat/domain/billing/testing/some-invoices'
import { creditAll } from '@lohahaat/domain/billing/testing/some-notes'
import { decodeDocument, encodeDocument } from './document-codec'

const word = fc.string({ maxLength: 20 })
const maybe = fc.option(word)
const particulars: fc.Arbitrary<Particulars> = fc.record({
  orderNo: word,
  orderedOn: word,
  buyerOrderNo: maybe,
  buyerOrderDate: maybe,
  consignmentNo: fc.nat(),
  vehicleNo: maybe,
  transporterName: maybe,
  lrNo: maybe,
  lrDate: maybe,
  bank: maybe,
  terms: maybe,
  lines: fc.array(fc.record({ lineNo: fc.nat(), orderLineId: fc.nat(), size: word, thickness: word }), {
    maxLength: 3,
  }),
})
const issued: fc.Arbitrary<IssuedDocument> = fc
  .tuple(someInvoice, fc.constantFrom('invoice', 'credit', 'debit'), particulars)
  .map(([invoice, kind, rest]) => ({
    document: kind === 'invoice' ? invoice : creditAll(invoice, kind),
    particulars: rest,
  }))

test('every invoice and note comes back from JSON as it was, and as the same JSON', () => {
  fc.assert(
    fc.property(issued, (one) => {
      const stored: unknown = JSON.parse(JSON.stringify(encodeDocument(one)))
      const read = decodeDocument(stored)
      expect(read).toEqual(one)
      expect(encodeDocument(read)).toEqual(stored)
    }),
  )
})

test('a sum beyond what a JSON number holds keeps its last paisa', () => {
  const [one] = fc.sample(issued, 1)
  if (!one) throw new Error('There is no sample')
  const totals = { ...one.document.totals, payable: 9_007_199_254_740_993n }
  const large = { ...one, document: { ...one.document, totals } }
  const read = decodeDocument(JSON.parse(JSON.stringify(encodeDocument(large))))
  expect(read.document.totals.payable).toBe(9_007_199_254_740_993n)
})

test.each([{}, { document: null }, 'x', null])('%j is no document', (content) => {
  expect(() => decodeDocument(content)).toThrow(/invalid_type/)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeInvoice } from '../compute-invoice'
import { someInvoice, workedDraft } from '../testing/some-invoices'
import { creditAll } from '../testing/some-notes'
import { arithmeticFaults } from './irp-arithmetic'
import { usualEInvoiceSettings } from './settings'
import { toInv01 } from './to-inv01'

const worked = computeInvoice(workedDraft)
const settings = usualEInvoiceSettings

test('what the house computes, the portal computes too', () => {
  fc.assert(
    fc.property(someInvoice, (invoice) => {
      expect(arithmeticFaults(toInv01(invoice, settings))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

const sent = toInv01(worked, settings)
const [item] = sent.ItemList
const withItem = (changes: object) => ({ ...sent, ItemList: item ? [{ ...item, ...changes }] : [] })
const withValues = (changes: object) => ({ ...sent, ValDtls: { ...sent.ValDtls, ...changes } })

test.each([
  { say: 'the value of an item', document: withItem({ TotItemVal: 266026 }), fields: ['ItemList.0.TotItemVal'] },
  {
    say: 'the tax of an item',
    document: withItem({ IgstAmt: 40582, TotItemVal: 266026.6 }),
    fields: ['ItemList.0.IgstAmt', 'ValDtls.IgstVal'],
  },
  {
    say: 'halves for IGST',
    document: withItem({ CgstAmt: 2, SgstAmt: 2, TotItemVal: 266028.63 }),
    fields: ['ItemList.0.CgstAmt', 'ItemList.0.SgstAmt', 'ValDtls.CgstVal', 'ValDtls.SgstVal'],
  },
  { say: 'a discount that is not taken off', document: withItem({ Discount: 5 }), fields: ['ItemList.0.AssAmt'] },
  {
    say: 'the sum of values',
    document: withValues({ AssVal: 225446, TotInvVal: 266026.4 }),
    fields: ['ValDtls.AssVal'],
  },
  { say: 'the total', document: withValues({ TotInvVal: 266027 }), fields: ['ValDtls.TotInvVal'] },
  {
    say: 'a round-off of 100',
    document: withValues({ RndOffAmt: 100, TotInvVal: 266124.63 }),
    fields: ['ValDtls.RndOffAmt'],
  },
  { say: 'nothing, a rupee off', document: withValues({ TotInvVal: 266026 }), fields: [] },
])('the portal finds $say', ({ document, fields }) => {
  expect(arithmeticFaults(document).map(({ field }) => field)).toEqual(fields)
})

test("the tax of a note's items isn't looked at", () => {
  const note = toInv01(creditAll(worked), settings)
  const items = note.ItemList.map((one) => ({ ...one, GstRt: 28 }))
  expect(arithmeticFaults({ ...note, ItemList: items })).toEqual([])
})

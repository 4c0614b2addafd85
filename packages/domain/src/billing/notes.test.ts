import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../platform/money'
import { computeInvoice } from './compute-invoice'
import { checkNote, computeNote, lastDayOfCredit, type NoteDraft } from './notes'
import { buyerInHaryana, noCharges, pipeLine, someInvoice, workedDraft } from './testing/some-invoices'

const tenTons = { ...pipeLine, grams: 10_000_000n, ratePerTon: rupees(60_000) }
const invoice = computeInvoice({ ...workedDraft, lines: [tenTons], charges: noCharges })
const shortBy = (kg: bigint, more: Partial<NoteDraft> = {}): NoteDraft => ({
  kind: 'credit',
  number: 'CN/26-27/000001',
  issuedOn: '2026-11-20',
  reason: 'short-weight',
  withPerTonCharges: false,
  lines: [{ lineNo: 1, grams: kg * 1000n }],
  ...more,
})

test.each([
  { say: 'policy full: all 70 kg', kg: 70n, taxable: 4200, tax: 756, payable: 4956 },
  { say: 'policy excess: the 20 kg beyond 50', kg: 20n, taxable: 1200, tax: 216, payable: 1416 },
])('$say', ({ kg, taxable, tax, payable }) => {
  const { totals, corrects } = computeNote(invoice, shortBy(kg))
  expect(totals).toMatchObject({ taxable: rupees(taxable), tax: rupees(tax), payable: rupees(payable), roundOff: 0n })
  expect(corrects).toEqual({ number: 'INV/26-27/000001', issuedOn: '2026-11-18' })
})

test('charges by the ton go along where they are asked for', () => {
  const loaded = computeInvoice({ ...workedDraft, lines: [tenTons] })
  expect(computeNote(loaded, shortBy(100n)).totals.taxable).toBe(rupees(6000))
  expect(computeNote(loaded, shortBy(100n, { withPerTonCharges: true })).totals.taxable).toBe(rupees(6025))
})

test('a debit note by amount has the kind of tax and the rate of its invoice', () => {
  const within = computeInvoice({ ...workedDraft, buyer: buyerInHaryana, charges: noCharges })
  const note = computeNote(within, shortBy(0n, { kind: 'debit', lines: [{ lineNo: 1, taxable: rupees(1000) }] }))
  expect(note.taxKind).toBe('CGST+SGST')
  expect(note.totals.taxes).toEqual({ igst: 0n, cgst: rupees(90), sgst: rupees(90) })
})

const before = computeNote(invoice, shortBy(9950n))

test.each([
  { say: 'no line', draft: shortBy(1n, { lines: [] }), field: 'lines', kind: 'noLines' },
  {
    say: 'a line that the invoice has not',
    draft: shortBy(1n, { lines: [{ lineNo: 2, grams: 1n }] }),
    field: 'lines.0',
    kind: 'unknownLine',
  },
  { say: 'nothing', draft: shortBy(0n), field: 'lines.0', kind: 'notPositive' },
  {
    say: 'a negative amount',
    draft: shortBy(0n, { lines: [{ lineNo: 1, taxable: -1n }] }),
    field: 'lines.0',
    kind: 'notPositive',
  },
  {
    say: 'a line twice',
    draft: shortBy(0n, {
      lines: [
        { lineNo: 1, grams: 1n },
        { lineNo: 1, taxable: 1n },
      ],
    }),
    field: 'lines.1',
    kind: 'twice',
  },
  { say: 'more weight than is left', draft: shortBy(51n), field: 'lines.0', kind: 'aboveWeight' },
  {
    say: 'more money than is left',
    draft: shortBy(0n, { lines: [{ lineNo: 1, taxable: rupees('3000.01') }] }),
    field: 'lines.0',
    kind: 'aboveInvoice',
  },
  {
    say: 'a note older than its invoice',
    draft: shortBy(1n, { issuedOn: '2026-11-17' }),
    field: 'issuedOn',
    kind: 'beforeInvoice',
  },
  {
    say: 'a credit note after its last day',
    draft: shortBy(1n, { issuedOn: '2027-12-01' }),
    field: 'issuedOn',
    kind: 'tooLate',
  },
])('refused: $say', ({ draft, field, kind }) => {
  expect(checkNote(invoice, draft, { earlier: [before] })).toEqual([{ field, kind }])
})

test('what is left may be credited, and a debit note has neither a limit nor a last day', () => {
  expect(checkNote(invoice, shortBy(50n), { earlier: [before] })).toEqual([])
  expect(
    checkNote(invoice, shortBy(99_999n, { kind: 'debit', issuedOn: '2029-01-01' }), { earlier: [before] }),
  ).toEqual([])
})

test('the last day is by the financial year of the invoice', () => {
  expect(lastDayOfCredit('2026-11-18')).toBe('2027-11-30')
  expect(lastDayOfCredit('2027-03-31')).toBe('2027-11-30')
  expect(lastDayOfCredit('2027-04-01')).toBe('2028-11-30')
  expect(lastDayOfCredit('2026-11-18', '30/09')).toBe('2027-09-30')
})

test('crediting every line by its taxable value takes the whole invoice back', () => {
  fc.assert(
    fc.property(someInvoice, (whole) => {
      const lines = whole.lines.map(({ lineNo, taxable }) => ({ lineNo, taxable }))
      expect(computeNote(whole, shortBy(0n, { lines })).totals).toEqual(whole.totals)
    }),
  )
})

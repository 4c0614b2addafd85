import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp } from '../platform/decimal'
import { rupees } from '../platform/money'
import { computeInvoice, freightOfConsignment, sumOfCharges } from './compute-invoice'
import { buyerInHaryana, noCharges, pipeLine, someDraft, workedDraft } from './testing/some-invoices'

test('the worked vector: Haryana to Delhi', () => {
  const { lines, totals, taxKind } = computeInvoice(workedDraft)
  expect(taxKind).toBe('IGST')
  expect(lines[0]).toMatchObject({
    goods: rupees('224539.20'),
    charges: rupees('905.40'),
    taxable: rupees('225444.60'),
  })
  expect(totals).toEqual({
    taxable: rupees('225444.60'),
    taxes: { igst: rupees('40580.03'), cgst: 0n, sgst: 0n },
    tax: rupees('40580.03'),
    roundOff: rupees('0.37'),
    payable: rupees(266_025),
  })
})

test('the same within Haryana is a paisa less, and the same to pay', () => {
  const { totals } = computeInvoice({ ...workedDraft, buyer: buyerInHaryana })
  const half = rupees('20290.01')
  expect(totals.taxes).toEqual({ igst: 0n, cgst: half, sgst: half })
  expect(totals).toMatchObject({ tax: rupees('40580.02'), roundOff: rupees('0.38'), payable: rupees(266_025) })
})

test('flat charges come with the first consignment only, those by the ton and freight with each', () => {
  const charges = { ...noCharges, loadingPerTon: 100n, weighment: 500n, handling: 700n, freight: 900n }
  const charged = (isFirstConsignment: boolean) =>
    computeInvoice({ ...workedDraft, charges, isFirstConsignment }).charged
  expect(charged(true)).toEqual({ loading: 362n, platform: 0n, weighment: 500n, handling: 700n, freight: 900n })
  expect(charged(false)).toEqual({ loading: 362n, platform: 0n, weighment: 0n, handling: 0n, freight: 900n })
})

test('a line quoted per piece keeps its price, and its rate per ton follows from it', () => {
  const line = { ...pipeLine, grams: 2_000_000n, settledGoods: rupees('99999.99') }
  const [invoiced] = computeInvoice({ ...workedDraft, lines: [line], charges: noCharges }).lines
  expect(invoiced).toMatchObject({ goods: rupees('99999.99'), ratePerTon: rupees('50000.00') })
  expect(computeInvoice({ ...workedDraft, lines: [line], charges: noCharges }).totals.taxable).toBe(rupees('99999.99'))
})

test('each line hands its rounding rest on to the next', () => {
  // 18 % of 0.03 is 0.0054: three lines make 0.0162, which is two paise and not three times one.
  const lines = [3n, 3n, 3n].map((settledGoods) => ({ ...pipeLine, settledGoods }))
  const invoice = computeInvoice({ ...workedDraft, lines, charges: noCharges })
  expect(invoice.lines.map(({ taxes }) => taxes.igst)).toEqual([1n, 0n, 1n])
})

test('every invoice adds up to the paisa, by the law and by the line', () => {
  fc.assert(
    fc.property(someDraft, (draft) => {
      const { lines, totals, charged, taxKind } = computeInvoice(draft)
      const sum = (of: (line: (typeof lines)[number]) => bigint) => lines.reduce((all, line) => all + of(line), 0n)
      expect(sum((line) => line.charges)).toBe(sumOfCharges(charged))
      expect(sum((line) => line.goods) + sumOfCharges(charged)).toBe(totals.taxable)
      const exact = sum((line) => line.taxable * line.gstRate)
      const parts = taxKind === 'IGST' ? 1n : 2n
      expect(totals.tax).toBe(divideHalfUp(exact, 10_000n * parts) * parts)
      expect(sum((line) => line.total) + totals.roundOff).toBe(totals.payable)
      expect(totals.payable % 100n).toBe(0n)
      expect(totals.roundOff > -50n && totals.roundOff <= 50n).toBe(true)
      for (const { taxes, taxable, gstRate } of lines) {
        expect(taxes.cgst).toBe(taxes.sgst)
        const own = (taxes.igst + taxes.cgst + taxes.sgst) * 10_000n - taxable * gstRate
        expect(own <= 20_000n && own >= -20_000n).toBe(true)
      }
    }),
  )
})

test('the consignments of an order carry its freight to the paisa', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 8n }), { minLength: 1 }),
      (freight, loads) => {
        const ordered = loads.reduce((sum, load) => sum + load, 0n)
        let loadedBefore = 0n
        let carried = 0n
        for (const loadedNow of loads) {
          carried += freightOfConsignment(freight, { ordered, loadedBefore, loadedNow })
          loadedBefore += loadedNow
        }
        expect(carried).toBe(freight)
        expect(freightOfConsignment(freight, { ordered, loadedBefore, loadedNow: 1n })).toBe(0n)
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlementPolicies, settleShortage } from '../fulfilment/weighbridge/settlement'
import { shareByTheory } from '../fulfilment/weighbridge/share'
import { compareSlips, DEFAULT_SHORTAGE_RULE } from '../fulfilment/weighbridge/shortage'
import { computeInvoice } from './compute-invoice'
import { computeNote } from './notes'
import { buyerInDelhi, buyerInHaryana, noCharges, pipeLine, workedDraft } from './testing/some-invoices'

const anyLine = fc.record({
  theoreticalGrams: fc.bigInt({ min: 1_000n, max: 20_000_000n }),
  ratePerTon: fc.bigInt({ min: 1_000_000n, max: 10_000_000n }),
})
const anyTruck = fc.array(anyLine, { minLength: 1, maxLength: 12 })
const kg = fc.bigInt({ min: 5_000n, max: 30_000n })
const perTon = fc.bigInt({ min: 0n, max: 100_000n })

test('the note on the paper is the settlement of the slips, to the paisa', () => {
  fc.assert(
    fc.property(anyTruck, kg, kg, perTon, fc.constantFrom(...settlementPolicies), fc.boolean(), (...any) => {
      const [truck, sellerNetKg, otherNetKg, fees, policy, isInterState] = any
      const lines = truck.map((line, at) => ({ ...line, orderLineId: at + 1, feesPerTon: fees }))
      const compared = compareSlips({ sellerNetKg, otherNetKg, invoicedKg: sellerNetKg }, DEFAULT_SHORTAGE_RULE)
      const settled = settleShortage(compared, lines, { policy, gst: 1800n, isInterState })
      if (!settled) return
      const shares = shareByTheory(sellerNetKg, lines)
      const invoice = computeInvoice({
        ...workedDraft,
        buyer: isInterState ? buyerInDelhi : buyerInHaryana,
        charges: { ...noCharges, loadingPerTon: fees },
        lines: lines.map(({ ratePerTon }, at) => ({ ...pipeLine, ratePerTon, grams: (shares[at]?.kg ?? 0n) * 1000n })),
      })
      const { totals } = computeNote(invoice, {
        ...{ kind: settled.kind, number: 'CN/26-27/000001', issuedOn: invoice.issuedOn, withPerTonCharges: true },
        reason: settled.kind === 'credit' ? 'short-weight' : 'over-weight',
        lines: settled.lines.map((line) => ({ lineNo: line.orderLineId, grams: line.kg * 1000n })),
      })
      expect(totals.taxable).toBe(settled.taxable)
      expect(totals.taxable + totals.tax).toBe(settled.total)
    }),
  )
})

import type { Invoice } from '../invoice'
import { computeNote } from '../notes'

/** A note on the whole of an invoice. */
export const creditAll = (invoice: Invoice, kind: 'credit' | 'debit' = 'credit') =>
  computeNote(invoice, {
    ...{ kind, number: 'CN/26-27/000001', issuedOn: '2026-11-18', reason: 'rate', withPerTonCharges: false },
    lines: invoice.lines.map(({ lineNo, taxable }) => ({ lineNo, taxable })),
  })

import type { Paise } from '../platform/money'
import { paiseOf } from './compute-invoice'
import type { Invoice, InvoiceLine, TaxDocument } from './invoice'
import { financialYearOfDay } from './invoice-number'
import { sumOfTaxes, taxesOfLines, totalsOfLines } from './line-taxes'
import { usualTaxFigures } from './tax-figures'

/** Why a note is issued, in the words of section 34. */
export const noteReasons = ['short-weight', 'over-weight', 'returned', 'damaged', 'rate', 'tax'] as const

export type NoteReason = (typeof noteReasons)[number]

/** What is put right on one line of the invoice: a weight at its rate, or an amount before tax. */
export type NoteDraftLine = { lineNo: number } & ({ grams: bigint } | { taxable: Paise })

export interface NoteDraft {
  kind: 'credit' | 'debit'
  number: string
  issuedOn: string
  reason: NoteReason
  /** Charges by the ton go along with the weight that they were charged on. */
  withPerTonCharges: boolean
  lines: readonly NoteDraftLine[]
}

/** A credit or debit note of one invoice, with the particulars of Rule 53(1A). */
export interface Note extends TaxDocument {
  kind: 'credit' | 'debit'
  reason: NoteReason
  corrects: { number: string; issuedOn: string }
}

/** The note that puts an invoice right: its rates and its kind of tax are those of the invoice. */
export function computeNote(invoice: Invoice, draft: NoteDraft): Note {
  const { seller, buyer, shipTo, dispatchFrom, isSez, placeOfSupply, taxKind } = invoice
  const perTon = draft.withPerTonCharges ? invoice.perTonCharges : 0n
  const values = draft.lines.map((line) => valueOf(lineOf(invoice, line.lineNo), line, perTon))
  const taxes = taxesOfLines(values, taxKind)
  const lines = values.map((line, index) => {
    const own = taxes[index] ?? { igst: 0n, cgst: 0n, sgst: 0n }
    return { ...line, taxes: own, total: line.taxable + sumOfTaxes(own) }
  })
  return {
    ...{ seller, buyer, shipTo, dispatchFrom, isSez, placeOfSupply, taxKind, lines },
    ...{ kind: draft.kind, number: draft.number, issuedOn: draft.issuedOn, reason: draft.reason },
    totals: totalsOfLines(lines),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  }
}

function lineOf(invoice: Invoice, lineNo: number): InvoiceLine {
  const line = invoice.lines.find((each) => each.lineNo === lineNo)
  if (!line) throw new RangeError(`The invoice has no line ${lineNo}`)
  return line
}

function valueOf(line: InvoiceLine, draft: NoteDraftLine, perTon: Paise) {
  if ('taxable' in draft)
    return { ...line, pieces: null, grams: 0n, goods: draft.taxable, charges: 0n, taxable: draft.taxable }
  const { grams } = draft
  const goods = paiseOf(grams, line.ratePerTon)
  const charges = paiseOf(grams, perTon)
  return { ...line, pieces: null, grams, goods, charges, taxable: goods + charges }
}

export interface NoteProblem {
  field: string
  kind:
    'unknownLine' | 'twice' | 'notPositive' | 'aboveInvoice' | 'aboveWeight' | 'noLines' | 'beforeInvoice' | 'tooLate'
}

/** What keeps a note from being issued, with what earlier notes on the same invoice credited already. */
export function checkNote(
  invoice: Invoice,
  draft: NoteDraft,
  { earlier = [], creditUntil = usualTaxFigures.creditUntil }: { earlier?: readonly Note[]; creditUntil?: string } = {},
): NoteProblem[] {
  const problems: NoteProblem[] = []
  if (draft.lines.length === 0) problems.push({ field: 'lines', kind: 'noLines' })
  if (draft.issuedOn < invoice.issuedOn) problems.push({ field: 'issuedOn', kind: 'beforeInvoice' })
  if (draft.kind === 'credit' && draft.issuedOn > lastDayOfCredit(invoice.issuedOn, creditUntil))
    problems.push({ field: 'issuedOn', kind: 'tooLate' })
  draft.lines.forEach((line, index) => {
    const kind = problemOfLine(invoice, draft, index, line, earlier)
    if (kind) problems.push({ field: `lines.${index}`, kind })
  })
  return problems
}

function problemOfLine(
  invoice: Invoice,
  draft: NoteDraft,
  index: number,
  line: NoteDraftLine,
  earlier: readonly Note[],
) {
  const billed = invoice.lines.find(({ lineNo }) => lineNo === line.lineNo)
  if (!billed) return 'unknownLine'
  if (draft.lines.findIndex(({ lineNo }) => lineNo === line.lineNo) !== index) return 'twice'
  if (('grams' in line ? line.grams : line.taxable) <= 0n) return 'notPositive'
  if (draft.kind === 'debit') return null
  const left = leftOf(billed, earlier)
  if ('grams' in line && line.grams > left.grams) return 'aboveWeight'
  const value = valueOf(billed, line, draft.withPerTonCharges ? invoice.perTonCharges : 0n)
  return value.taxable > left.taxable ? 'aboveInvoice' : null
}

/** What can still be credited on a line. */
function leftOf({ lineNo, grams, taxable }: InvoiceLine, earlier: readonly Note[]) {
  const before = earlier.flatMap((note) => {
    const sign = note.kind === 'credit' ? -1n : 1n
    return note.lines.filter((line) => line.lineNo === lineNo).map((line) => ({ line, sign }))
  })
  return before.reduce(
    (left, { line, sign }) => ({ grams: left.grams + sign * line.grams, taxable: left.taxable + sign * line.taxable }),
    { grams, taxable },
  )
}

/** Tax falls by a credit note only if it is declared by this day, such as 30/11, after the year of the invoice (section 34(2)). */
export function lastDayOfCredit(issuedOn: string, creditUntil: string = usualTaxFigures.creditUntil) {
  const [day, month] = creditUntil.split('/')
  return `20${financialYearOfDay(issuedOn).slice(3)}-${month}-${day}`
}

import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'
import type { DocumentTotals, TaxKind, Taxes } from './invoice'

interface TaxableLine {
  taxable: Paise
  /** Hundredths of a percent. */
  gstRate: bigint
}

/** A whole of which rates are so many parts; halves of an odd hundredth of a percent are exact too. */
const WHOLE = 20_000n

/**
 * The tax of each line. The rest that rounding leaves on a line goes on to the next, so that the lines add up to the tax
 * of the sum. Both halves within a state are equal on every line.
 */
export function taxesOfLines(lines: readonly TaxableLine[], kind: TaxKind): Taxes[] {
  const parts = kind === 'IGST' ? 2n : 1n
  let exact = 0n
  let charged = 0n
  return lines.map(({ taxable, gstRate }) => {
    exact += taxable * gstRate * parts
    const tax = divideHalfUp(exact, WHOLE) - charged
    charged += tax
    return kind === 'IGST' ? { igst: tax, cgst: 0n, sgst: 0n } : { igst: 0n, cgst: tax, sgst: tax }
  })
}

export const sumOfTaxes = ({ igst, cgst, sgst }: Taxes): Paise => igst + cgst + sgst

/** The totals of a document; what is payable is the nearest rupee, fifty paise going up. */
export function totalsOfLines(lines: readonly { taxable: Paise; taxes: Taxes }[]): DocumentTotals {
  const sum = (of: (line: { taxable: Paise; taxes: Taxes }) => Paise) => lines.reduce((all, line) => all + of(line), 0n)
  const taxable = sum((line) => line.taxable)
  const taxes = {
    igst: sum((line) => line.taxes.igst),
    cgst: sum((line) => line.taxes.cgst),
    sgst: sum((line) => line.taxes.sgst),
  }
  const tax = sumOfTaxes(taxes)
  const payable = divideHalfUp(taxable + tax, 100n) * 100n
  return { taxable, taxes, tax, roundOff: payable - taxable - tax, payable }
}

import type { DocumentProblem, ProblemKind } from './document-problem'
import type { InvoiceLine, TaxDocument } from '../invoice'
import { latinText } from '../latin-text'
import { sumOfTaxes, totalsOfLines } from '../line-taxes'
import { findTaxKind } from '../place-of-supply'

export interface FigureLimits {
  mostLines: number
  /** How many digits of the tariff code are asked for: 4, 6 or 8. */
  hsnDigits: 4 | 6 | 8
  /** The rates there are, in hundredths of a percent. */
  gstRates: readonly bigint[]
}

/** All rates of goods, in hundredths of a percent; 40 % since September 2025. */
export const knownGstRates: readonly bigint[] = [
  0n,
  10n,
  25n,
  100n,
  150n,
  300n,
  500n,
  600n,
  750n,
  1200n,
  1800n,
  2800n,
  4000n,
]

/** Lines and sums of a document, by themselves and against each other. */
export function checkFigures(document: TaxDocument, limits: FigureLimits): DocumentProblem[] {
  const { lines } = document
  if (lines.length === 0) return [{ field: 'lines', kind: 'noLines' }]
  return [
    ...(lines.length > limits.mostLines ? [{ field: 'lines', kind: 'tooManyLines' } as const] : []),
    ...(lines.every(isService) ? [{ field: 'lines', kind: 'servicesOnly' } as const] : []),
    ...lines.flatMap((line, index) => checkLine(document, line, `lines.${index}`, limits)),
    ...checkTotals(document),
  ]
}

/** Chapter 99 of the tariff is services. */
export const isService = ({ hsn }: Pick<InvoiceLine, 'hsn'>) => hsn.startsWith('99')

function checkLine(document: TaxDocument, line: InvoiceLine, path: string, limits: FigureLimits): DocumentProblem[] {
  const isHsn = /^(\d{4}|\d{6}|\d{8})$/.test(line.hsn) && line.hsn.length >= limits.hsnDigits
  // The portals count tons to the kilogram. A note may be of money alone.
  const isWeight = document.kind === 'invoice' ? line.grams >= 500n : line.grams >= 0n
  const found: [field: string, kind: ProblemKind | false][] = [
    ['description', latinText(line.description, 100).length < 3 && 'notLatin'],
    ['hsn', !isHsn && 'badHsn'],
    ['grams', !isWeight && 'notPositive'],
    ['taxable', line.taxable < 0n && 'negative'],
    ['gstRate', !limits.gstRates.includes(line.gstRate) && 'rateNotAllowed'],
    ['taxes', problemOfTaxes(document, line)],
    ['total', line.total !== line.taxable + sumOfTaxes(line.taxes) && 'sumsDiffer'],
  ]
  return found.flatMap(([field, kind]) => (kind ? [{ field: `${path}.${field}`, kind }] : []))
}

const RUPEE = 100n

function problemOfTaxes({ taxKind, kind }: TaxDocument, { taxable, gstRate, taxes }: InvoiceLine): ProblemKind | false {
  if (sumOfTaxes(taxes) < 0n || taxes.igst < 0n || taxes.cgst < 0n) return 'negative'
  if (taxKind === 'IGST' ? taxes.cgst !== 0n || taxes.sgst !== 0n : taxes.igst !== 0n) return 'wrongTax'
  if (taxes.cgst !== taxes.sgst) return 'halvesDiffer'
  const off = sumOfTaxes(taxes) - (taxable * gstRate) / 10_000n
  return kind === 'invoice' && (off > RUPEE || off < -RUPEE) && 'sumsDiffer'
}

function checkTotals(document: TaxDocument): DocumentProblem[] {
  const { totals, lines } = document
  const { taxable, taxes } = totalsOfLines(lines)
  const sum = totals.taxable + sumOfTaxes(totals.taxes)
  const found: [field: string, kind: ProblemKind | false][] = [
    ['taxKind', document.taxKind !== (findTaxKind(document) ?? document.taxKind) && 'wrongTax'],
    ['totals.taxable', totals.taxable !== taxable && 'sumsDiffer'],
    ['totals.taxes', sumOfTaxes(totals.taxes) !== sumOfTaxes(taxes) && 'sumsDiffer'],
    ['totals.roundOff', (totals.roundOff > 9999n || totals.roundOff < -9999n) && 'roundOffTooLarge'],
    // What the portals allow to be missing.
    ['totals.payable', totals.payable < sum - 2n * RUPEE && 'totalTooLow'],
  ]
  return found.flatMap(([field, kind]) => (kind ? [{ field, kind }] : []))
}

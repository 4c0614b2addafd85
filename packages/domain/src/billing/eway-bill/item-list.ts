import { toTons } from '../../catalogue/tons'
import { fromUnits } from '../../platform/decimal'
import { toRupees } from '../../platform/money'
import type { InvoiceLine, TaxDocument } from '../invoice'
import { latinText } from '../latin-text'

/** One entry of `itemList`. */
export interface EwayItem {
  itemNo: number
  productName: string
  productDesc: string
  hsnCode: string
  quantity: number
  qtyUnit: string
  taxableAmount: number
  sgstRate: number
  cgstRate: number
  igstRate: number
  cessRate: number
  cessNonAdvol: number
}

type Grouped = Pick<InvoiceLine, 'hsn' | 'gstRate' | 'description' | 'grams' | 'taxable'>

/** As many lines as the portal takes; above that, those of one tariff code and rate go together. */
export function linesToSend(lines: readonly Grouped[], most: number): Grouped[] {
  if (lines.length <= most) return [...lines]
  const groups = new Map<string, Grouped>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.gstRate}`
    const { grams, taxable } = groups.get(key) ?? { grams: 0n, taxable: 0n }
    groups.set(key, { ...line, grams: grams + line.grams, taxable: taxable + line.taxable })
  }
  return [...groups.values()]
}

/** Tons to three decimals are kilograms exactly. */
export function ewayItems(
  { lines, taxKind }: TaxDocument,
  limits: { mostLines: number; hsnDigits: number },
): EwayItem[] {
  const isWithin = taxKind !== 'IGST'
  return linesToSend(lines, limits.mostLines).map((line, index) => {
    const half = isWithin ? percent(line.gstRate, 2n) : 0
    return {
      itemNo: index + 1,
      productName: latinText(line.description, 100),
      productDesc: latinText(line.description, 100),
      hsnCode: line.hsn.slice(0, limits.hsnDigits),
      quantity: toTons(line.grams),
      qtyUnit: 'MTS',
      taxableAmount: toRupees(line.taxable),
      sgstRate: half,
      cgstRate: half,
      igstRate: isWithin ? 0 : percent(line.gstRate, 1n),
      cessRate: 0,
      cessNonAdvol: 0,
    }
  })
}

/** Hundredths of a percent as the percent that is sent, in so many parts. */
const percent = (hundredths: bigint, parts: bigint) => Number(fromUnits((hundredths * 10n) / parts, 3))

import { numberFormat } from '@lohahaat/domain/platform/formats'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { AmountsShown } from './amounts-shown'
import { texts } from './texts'

interface TaxRow {
  label: string
  paise: Paise
}

/** At most three decimals: half of a rate with two. */
const percent = numberFormat({ maximumFractionDigits: 3 })

/** The tax rows of an invoice: one for all of it, or two halves, with an odd paisa on its own row. */
export function taxRowsOf({
  gst,
  gstPercent,
  taxLines,
}: Pick<AmountsShown, 'gst' | 'gstPercent' | 'taxLines'>): TaxRow[] {
  if (taxLines.length === 0) return [{ label: texts.tax(texts.gst, percent(gstPercent)), paise: gst }]
  return taxLines.map(({ tax, paise }) => {
    if (tax === 'rounding') return { label: texts.rounding, paise }
    const rate = tax === 'IGST' ? gstPercent : gstPercent / 2
    return { label: texts.tax(tax, percent(rate)), paise }
  })
}

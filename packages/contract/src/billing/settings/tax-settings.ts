import { usualTaxFigures } from '@lohahaat/domain/billing/tax-figures'
import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { texts } from './texts'

const percent = (label: () => string) => decimal(label, { min: 0, max: 100, places: 2 })

/** A day of a year that is no leap year. */
const isDay = (text: string) => {
  const [day = '', month = ''] = text.split('/')
  return z.iso.date().safeParse(`2027-${month}-${day}`).success
}

/** What the law says of notes, of the house's commission and of payments. */
export const taxSettings = z.object({
  creditUntil: z
    .string({ error: () => texts.creditUntil })
    .trim()
    .refine(isDay, { error: () => texts.creditUntil })
    .default(usualTaxFigures.creditUntil),
  commissionGstPercent: percent(() => texts.commissionGst).default(Number(usualTaxFigures.commissionGst) / 100),
  tdsPercent: percent(() => texts.tds).default(Number(usualTaxFigures.tds) / 100),
})

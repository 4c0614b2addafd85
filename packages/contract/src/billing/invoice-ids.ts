import { z } from 'zod'
import { recordId } from '../platform/fields'
import { portalTexts as texts } from './portal-texts'

/** As many as one file holds. */
export const MOST_INVOICES = 250

/** Several ids in a query: 4,7,9. */
export const invoiceIds = z
  .string({ error: () => texts.invoiceIds(MOST_INVOICES) })
  .transform((list) => [...new Set(list.split(',').map((id) => (/^\s*\d{1,10}\s*$/.test(id) ? Number(id) : NaN)))])
  .pipe(
    z
      .array(recordId('InvoiceIds'))
      .min(1)
      .max(MOST_INVOICES, { error: () => texts.invoiceIds(MOST_INVOICES) }),
  )

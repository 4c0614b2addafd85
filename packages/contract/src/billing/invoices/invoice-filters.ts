import { z } from 'zod'
import { queryId } from '../../platform/fields'
import { searchText } from '../../platform/list-query'
import { texts } from '../texts'
import { documentKind } from './tax-document'

/** What invoices and notes can be narrowed to; `Search` looks at the number, the order's number, the buyer and his GST number. */
export const invoiceFilters = {
  kind: documentKind.optional(),
  /** A month in India, such as 2026-04. */
  month: z
    .string({ error: () => texts.month })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => texts.month })
    .optional(),
  companyId: queryId('CompanyId').optional(),
  ofOrderId: queryId('OfOrderId').optional(),
  consignmentId: queryId('ConsignmentId').optional(),
  search: searchText.optional(),
}

export type InvoiceFilters = z.output<z.ZodObject<typeof invoiceFilters>>

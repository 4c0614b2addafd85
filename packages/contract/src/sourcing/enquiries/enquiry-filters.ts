import { z } from 'zod'
import { queryId } from '../../platform/fields'
import { listQuery, queryDay, searchText } from '../../platform/list-query'
import { enquiryStatuses } from './enquiry'
import { texts } from '../texts'

const { Page, PageSize } = listQuery([])

/** Without `Page` the whole list is answered. */
export const enquiryPage = { Page, PageSize }

/** What enquiries can be narrowed to; `Search` looks at number, brand, classes and sizes. Days are those of India. */
export const enquiryFilters = {
  Status: z.enum(enquiryStatuses, { error: () => texts.unknownStatus }).optional(),
  DepartmentId: queryId('DepartmentId').optional(),
  From: queryDay('From').optional(),
  To: queryDay('To').optional(),
  Search: searchText.optional(),
}

export type EnquiryFilters = z.output<z.ZodObject<typeof enquiryFilters>>

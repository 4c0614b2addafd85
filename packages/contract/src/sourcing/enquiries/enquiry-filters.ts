import { z } from 'zod'
import { queryId } from '../../platform/fields'
import { listQuery, queryDay, searchText } from '../../platform/list-query'
import { enquiryStatuses } from '@lohahaat/domain/sourcing/enquiry'
import { texts } from '../texts'

const { page, pageSize } = listQuery([])

/** Without `Page` the whole list is answered. */
export const enquiryPage = { page, pageSize }

/** What enquiries can be narrowed to; `Search` looks at number, brand, classes and sizes. Days are those of India. */
export const enquiryFilters = {
  status: z.enum(enquiryStatuses, { error: () => texts.unknownStatus }).optional(),
  departmentId: queryId('DepartmentId').optional(),
  from: queryDay('From').optional(),
  to: queryDay('To').optional(),
  search: searchText.optional(),
}

export type EnquiryFilters = z.output<z.ZodObject<typeof enquiryFilters>>

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'

const { page, pageSize, search } = listQuery([])

const company = z.object({
  companyId: z.number(),
  name: z.string(),
  gstNumbers: z.array(z.string()),
  memberCount: z.number(),
  owners: z.array(z.string()),
  sellerName: z.string().nullable(),
})

export type CompanyRow = z.output<typeof company>

export const fetchCompanies = defineCall({
  method: 'GET',
  path: '/Company/LH/Companies',
  permission: 'merge companies',
  summary: 'A page of the companies with members, newest first. Search is by name or GST number.',
  input: z.object({ page, pageSize, search }),
  response: z.array(company),
  paged: true,
})

export const mergeCompanies = defineCall({
  method: 'POST',
  path: '/Company/LH/MergeCompanies',
  permission: 'merge companies',
  summary: 'Moves members, orders, enquiries, lists, addresses, quotes and GST numbers of one company into another.',
  input: z.object({ fromCompanyId: recordId('fromCompanyId'), intoCompanyId: recordId('intoCompanyId') }),
  response: company,
})

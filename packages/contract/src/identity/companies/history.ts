import { companyEventKinds } from '@lohahaat/domain/identity/companies/company-event'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'

const { page, pageSize } = listQuery([])

const companyEvent = z.object({
  eventId: z.number(),
  at: instant,
  by: z.string(),
  what: z.enum(companyEventKinds),
  whom: z.string().nullable(),
  detail: z.string().nullable(),
})

export type CompanyEvent = z.output<typeof companyEvent>

export const fetchCompanyHistory = defineCall({
  method: 'GET',
  path: '/Company/LH/History',
  permission: 'see the company',
  summary: "Who did what to whom in the caller's company, newest first.",
  input: z.object({ page, pageSize }),
  response: z.array(companyEvent),
  paged: true,
})

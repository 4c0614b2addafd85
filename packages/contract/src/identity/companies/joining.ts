import { companyRoles } from '@lohahaat/domain/identity/actor'
import { z } from 'zod'
import { fieldTexts } from '../../platform/field-texts/field-texts'

/** Whether the orders, enquiries, lists and addresses of a company of one come along. */
export const bringsAlong = z.boolean({ error: () => fieldTexts.notTrueOrFalse('bringsAlong') }).default(false)

export const joinedCompany = z.object({
  companyId: z.number(),
  name: z.string(),
  companyRole: z.enum(companyRoles),
})

import { companyRoles } from '@lohahaat/domain/identity/actor'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'

export const fetchCompany = defineCall({
  method: 'GET',
  path: '/Company/LH/Company',
  permission: 'see the company',
  summary: "The caller's company: its GST numbers with their PAN, its places, and the caller's role in it.",
  response: z.object({
    companyId: z.number(),
    name: z.string(),
    /** The caller's. */
    companyRole: z.enum(companyRoles),
    memberCount: z.number(),
    /** Whether the caller sees what every member ordered, and may change it. */
    seesAllOrders: z.boolean(),
    changesAllOrders: z.boolean(),
    isSupplier: z.boolean(),
    createdAt: instant,
    gstNumbers: z.array(z.object({ gstNumber: z.string(), pan: z.string() })),
    /** Where its members have steel delivered and billed, the last used first. */
    places: z.array(
      z.object({
        kind: z.enum(['billing', 'shipping']),
        name: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        pinCode: z.string(),
        gstNumber: z.string().nullable(),
      }),
    ),
  }),
})

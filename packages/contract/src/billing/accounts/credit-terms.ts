import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, recordId } from '../../platform/fields'
import { texts } from '../money-texts'

const creditTerms = z.object({
  companyId: z.number(),
  /** What the company may owe with its orders on their way; null: as much as it likes. */
  limit: z.number().nullable(),
  /** Days from the invoice to its payment; null: it is due at once. */
  days: z.number().nullable(),
  /** Whether it gets no reminders. */
  remindersOff: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
})

export type CreditTerms = z.output<typeof creditTerms>

export const fetchCreditTerms = defineCall({
  method: 'GET',
  path: '/Billing/LH/CreditTerms',
  permission: 'manage money',
  summary: 'What a company may owe, and for how long.',
  input: z.object({ companyId: queryId('CompanyId') }),
  response: creditTerms,
})

export const saveCreditTerms = defineCall({
  method: 'PUT',
  path: '/Billing/LH/CreditTerms',
  permission: 'manage money',
  summary: 'Sets what a company may owe and for how long. Orders above the limit are refused from then on.',
  input: z.object({
    companyId: recordId('companyId'),
    limit: decimal(() => texts.limit, { min: 0, max: 100_000_000_000, places: 2 })
      .nullish()
      .transform((limit) => limit ?? null),
    days: decimal(() => texts.days, { min: 0, max: 365, places: 0 })
      .nullish()
      .transform((days) => days ?? null),
    remindersOff: z
      .boolean()
      .nullish()
      .transform((off) => off ?? false),
  }),
  response: creditTerms,
})

import { z } from 'zod'
import type { Payment } from '@lohahaat/domain/ordering/payment'

/** How to pay. */
export const payment = z.object({
  payee: z.string(),
  /** The account, in one line. */
  bank: z.string().nullable(),
  upiId: z.string().nullable(),
  /** Null: in advance. */
  terms: z.string().nullable(),
}) satisfies z.ZodType<Payment>

import { z } from 'zod'
import type { Charges } from '@lohahaat/domain/ordering/order'

/** What an order costs, in rupees. */
export const chargedAmounts = z.object({
  /** Tons to three decimals. */
  totalTons: z.number(),
  goodsPrice: z.number(),
  /** Percent. */
  gstPercent: z.number(),
  gstAmount: z.number(),
  weighmentCharge: z.number(),
  loadingCharge: z.number(),
  platformFee: z.number(),
  handlingFee: z.number(),
  /** Above 0 where freight is charged, or where a quote names it. */
  freightCharge: z.number(),
  totalPrice: z.number(),
}) satisfies z.ZodType<Charges>

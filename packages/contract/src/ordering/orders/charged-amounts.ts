import { z } from 'zod'

/** What an order costs, in rupees. */
export const chargedAmounts = z.object({
  /** Tons to three decimals. */
  total_Quantity: z.number(),
  goods_Price: z.number(),
  /** Percent. */
  applicable_GST: z.number(),
  gsT_Price: z.number(),
  weight_Charges: z.number(),
  loading_Charges: z.number(),
  plattform_Fees: z.number(),
  material_Handling_Fees: z.number(),
  /** Above 0 only where a quote names freight. */
  freight_Charges: z.number(),
  total_Price_Quote: z.number(),
})

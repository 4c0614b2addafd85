import { z } from 'zod'
import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import { units } from '@lohahaat/domain/catalogue/tons'

/** One line of an order, as it was when the order was made. */
export const orderLine = z.object({
  orderLineId: z.number(),
  /** Null for a line that came from a quote. */
  itemId: z.number().nullable(),
  brandName: z.string(),
  departmentName: z.string(),
  className: z.string(),
  /** Size. */
  size: z.string(),
  /** Thickness in millimetres. */
  thickness: z.string(),
  /** Metres. */
  length: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  stamp: z.string().nullable(),
  delivery: z.string().nullable(),
  mtc: z.boolean(),
  iso: z.boolean(),
  hsn: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  weightBasis: z.enum(weightBases),
  /** Kilograms. */
  weightPerPiece: z.number().nullable(),
  /** Tons to three decimals. */
  tons: z.number(),
  /** Rupees per MT from the catalogue; from a quote, where stockDetailId is null, per the line's own unit or `priceUnit`. */
  price: z.number(),
  /** What a quoted price is per, where that is not the line's own unit. */
  priceUnit: z.enum(priceUnits).optional(),
  /** What the buyer wished for this line of an enquiry. */
  remark: z.string().optional(),
  /** Rupees, before GST. */
  amount: z.number(),
}) satisfies z.ZodType<OrderLine>

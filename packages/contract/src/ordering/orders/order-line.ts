import { z } from 'zod'
import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
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
  /** Rupees per MT from the catalogue, per the line's own unit from a quote, where stockDetailId is null. */
  price: z.number(),
  /** Rupees, before GST. */
  amount: z.number(),
}) satisfies z.ZodType<OrderLine>

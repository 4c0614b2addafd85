import { z } from 'zod'
import type { YardRates } from '@lohahaat/domain/inventory/freight/yard-rates'

/** The way from a yard to a place, and what a ton costs on it by each truck, in rupees. */
export const yardRates = z.object({
  /** What it stocks of the items that were asked for. */
  itemIds: z.array(z.number()),
  km: z.number(),
  days: z.number(),
  /** The smallest first: the smallest that takes the load of the yard sets the rate. */
  trucks: z.array(z.object({ truckTons: z.number(), rupeesPerTon: z.number() })),
}) satisfies z.ZodType<YardRates>

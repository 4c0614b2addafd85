import { z } from 'zod'
import { decimalText } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { pinCode, recordId } from '../../platform/fields'
import { texts } from '../texts'

export const MOST_ESTIMATES = 100

const itemIds = z
  .string({ error: () => texts.itemIdsWrong(MOST_ESTIMATES) })
  .transform((list) => [...new Set(list.split(',').map((id) => (/^\s*\d{1,10}\s*$/.test(id) ? Number(id) : NaN)))])
  .pipe(
    z
      .array(recordId('ItemIds'))
      .min(1)
      .max(MOST_ESTIMATES, { error: () => texts.itemIdsWrong(MOST_ESTIMATES) }),
  )

/** About so much, by road from the yard that stocks it. */
export const freightEstimate = z.object({
  km: z.number(),
  days: z.number(),
  truckTons: z.number(),
  rupeesPerTon: z.number(),
})

export const fetchFreightEstimates = defineCall({
  method: 'GET',
  path: '/Freight/LH/FreightEstimates',
  permission: 'browse the catalogue',
  summary:
    'About what it costs to bring items to a PIN code, in rupees per ton, by the truck that takes the load. An item is left out where the way is not known.',
  input: z.object({
    pinCode,
    itemIds,
    /** The load, which decides on the truck; without it a full small truck. */
    tons: decimalText(() => texts.tons, { above: 0, max: 10_000_000, places: 3 }).optional(),
  }),
  response: z.object({
    /** The district of the PIN code, null for one that is not in use. */
    city: z.string().nullable(),
    isCharged: z.boolean(),
    estimates: z.array(freightEstimate.extend({ itemId: z.number() })),
  }),
})

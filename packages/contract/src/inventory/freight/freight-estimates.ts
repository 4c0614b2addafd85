import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { pinCode, recordId } from '../../platform/fields'
import { texts } from '../texts'
import { yardRates } from './yard-rates'

/** A long list of items is about as many. */
export const MOST_ESTIMATES = 500

const itemIds = z
  .string({ error: () => texts.itemIdsWrong(MOST_ESTIMATES) })
  .transform((list) => [...new Set(list.split(',').map((id) => (/^\s*\d{1,10}\s*$/.test(id) ? Number(id) : NaN)))])
  .pipe(
    z
      .array(recordId('ItemIds'))
      .min(1)
      .max(MOST_ESTIMATES, { error: () => texts.itemIdsWrong(MOST_ESTIMATES) }),
  )

export const fetchFreightEstimates = defineCall({
  method: 'GET',
  path: '/Freight/LH/FreightEstimates',
  permission: 'browse the catalogue',
  summary:
    'About what it costs to bring items to a PIN code, in rupees per ton, by yard and truck. An item is left out where the way is not known.',
  input: z.object({ pinCode, itemIds }),
  response: z.object({
    /** The district of the PIN code, null for one that is not in use. */
    city: z.string().nullable(),
    /** Whether orders are charged with it, or it is only told. */
    isCharged: z.boolean(),
    /** The nearest first. */
    yards: z.array(yardRates),
  }),
})

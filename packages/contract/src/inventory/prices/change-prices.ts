import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { changesOneWay, oneWayNeeded, priceChangeFields } from './price-change'
import { priceChangeNames } from './price-change-names'
import { inQueries } from '../../platform/wire/spelling'
import { texts } from '../texts'

export const changePrices = defineCall({
  method: 'POST',
  path: '/Stock/LH/ChangePrices',
  permission: 'manage stock',
  summary: 'Changes many prices as the preview with this fingerprint showed.',
  input: z
    .object({ ...priceChangeFields, fingerprint: z.string({ error: () => texts.previewFirst }) })
    .refine(changesOneWay, { error: oneWayNeeded }),
  response: z.object({
    /** How many items have another price now. */
    changed: z.number(),
    /** What the change can be undone by; null where no price is another one. */
    changeId: z.number().nullable(),
    /** How many of a supplier's prices wait for approval. */
    waiting: z.number().optional(),
  }),
  // The same names as in the query of the preview.
  names: { input: Object.fromEntries(priceChangeNames.map((name) => [name, inQueries.toWire(name)])) },
})

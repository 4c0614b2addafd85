import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { changesOneWay, ONE_WAY, priceChangeFields } from './price-change'

export const changePrices = defineCall({
  method: 'POST',
  path: '/Stock/LH/ChangePrices',
  access: 'admin',
  summary: 'Changes many prices as the preview with this fingerprint showed.',
  input: z
    .object({ ...priceChangeFields, fingerprint: z.string({ error: 'Please look at the preview first.' }) })
    .refine(changesOneWay, { error: ONE_WAY }),
  /** How many items have another price now. */
  response: z.object({ changed: z.number() }),
})

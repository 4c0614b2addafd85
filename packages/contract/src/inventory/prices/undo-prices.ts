import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'

export const undoPrices = defineCall({
  method: 'POST',
  path: '/Stock/LH/UndoPrices',
  permission: 'manage stock',
  summary:
    'Gives the items of a change of prices their old prices back, all or none; refused when a price was changed since.',
  input: z.object({ changeId: recordId('changeId') }),
  response: z.object({
    /** How many items have another price now. */
    changed: z.number(),
    /** What this change can be undone by; null where the prices were back already. */
    changeId: z.number().nullable(),
  }),
})

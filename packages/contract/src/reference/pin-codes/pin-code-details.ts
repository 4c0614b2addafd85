import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { pinCode } from '../../platform/fields'

export const fetchPinCodeDetails = defineCall({
  method: 'GET',
  path: '/common/LH/PinCodeDetails',
  permission: 'visit the site',
  summary:
    'City (the district of the post office) and state of a PIN code, in a list of one; empty for one that is not in use.',
  input: z.object({ pinCode }),
  response: z.array(z.object({ pinCode: z.string(), city: z.string(), state: z.string() })),
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'
import { token } from './token'

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/Newsletter/LH/Unsubscribe',
  permission: 'write to the site',
  summary: 'Ends the newsletter with the token of a mailed link, however old. A repeat changes nothing.',
  input: z.object({ token }),
  response: success,
})

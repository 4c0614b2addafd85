import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'
import { token } from './token'

export const confirm = defineCall({
  method: 'POST',
  path: '/Newsletter/LH/Confirm',
  permission: 'write to the site',
  summary: 'Confirms the newsletter with the token of a mailed link. A repeat changes nothing.',
  input: z.object({ token }),
  response: success,
})

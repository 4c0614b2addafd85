import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { email, success } from '../../platform/fields'

export const subscribe = defineCall({
  method: 'POST',
  path: '/Newsletter/LH/Subscribe',
  permission: 'write to the site',
  summary: 'Mails a link to confirm the newsletter with. The answer is the same for every address, known or not.',
  input: z.object({ email }),
  response: success,
})

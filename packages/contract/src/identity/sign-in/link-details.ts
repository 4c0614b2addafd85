import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { linkSecret } from '../../platform/fields'

/** A POST, although nothing changes: a query would carry the secret into the logs of every proxy. */
export const linkDetails = defineCall({
  method: 'POST',
  path: '/Login/LH/LinkDetails',
  permission: 'sign in',
  summary: 'Tells whose address the secret of a mailed link proves, and what for. The link can still be used.',
  input: z.object({ link: linkSecret }),
  response: z.object({ email: z.string(), purpose: z.enum(['sign-in', 'sign-up']) }),
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

/**
 * `convenience`: the account has none yet. `administrator`: nor has that of an administrator, who has signed in before.
 * `required`: and without one he has no rights. `confirmation`: he has one and has not used it in this session lately.
 */
export const passkeyOffers = ['none', 'convenience', 'administrator', 'required', 'confirmation'] as const

export type PasskeyOffer = (typeof passkeyOffers)[number]

export const fetchPasskeyOffer = defineCall({
  method: 'GET',
  path: '/Passkey/LH/Offer',
  permission: 'manage the own account',
  summary: 'Whether the caller should be offered to add a passkey, and how urgently.',
  response: z.object({ offer: z.enum(passkeyOffers) }),
})

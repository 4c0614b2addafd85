import { z } from 'zod'
import { instant, text } from '../../platform/fields'
import { PASSKEY_NAME_MAX } from './passkey-name'
import { texts } from '../texts'

export const passkeyName = text(
  () => texts.passkeyName,
  PASSKEY_NAME_MAX,
  () => texts.passkeyNameMissing,
)

export const passkey = z.object({
  passkeyId: z.number(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** Whether its maker copies it to the owner's other devices. */
  backedUp: z.boolean(),
})

import type { deletePasskey, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import type { CallContext } from '../../platform/http/route'
import { passkeyRemoved } from './passkey-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { requirePasskeyProof } from './may-add'
import { lockPasskeysOf, removePasskey, updateName, type Passkey } from './passkeys.repository'

export async function rename({ db, user, input }: CallContext<typeof renamePasskey>) {
  const renamed = await updateName(db, user.userId, input.passkeyId, input.name)
  if (!renamed) throw new Refusal('unknownRecord')
  return toPasskey(renamed)
}

/** Removes a passkey and mails its owner. Where administrators need a passkey, the last one cannot be removed. */
export async function remove({ db, user, input, adminPasskey, visitor }: CallContext<typeof deletePasskey>) {
  requirePasskeyProof(user)
  const needsOne = adminPasskey === 'required' && user.role === 'Admin'
  await db.transaction(async (tx) => {
    const count = await lockPasskeysOf(tx, user.userId)
    const removed = await removePasskey(tx, user.userId, input.passkeyId)
    if (!removed) throw new Refusal('unknownRecord')
    if (needsOne && count === 1) throw new Refusal('lastPasskey')
    await queueLetter(tx, user.email, () => passkeyRemoved(removed.name, visitor.device))
  })
  return { success: true } as const
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt, backedUp }: Passkey) => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
})

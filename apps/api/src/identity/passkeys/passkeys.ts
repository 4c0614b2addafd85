import type { deletePasskey, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import type { SignedIn } from '../../platform/http/session'
import { passkeyRemoved } from './passkey-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { requirePasskeyProof } from './may-add'
import { listPasskeysOf, lockPasskeysOf, removePasskey, updateName, type Passkey } from './passkeys.repository'

export const listOwn = async (db: Db, { userId }: SignedIn) => (await listPasskeysOf(db, userId)).map(toPasskey)

export async function rename(db: Db, { userId }: SignedIn, { passkeyId, name }: ParsedInputOf<typeof renamePasskey>) {
  const renamed = await updateName(db, userId, passkeyId, name)
  if (!renamed) throw new Refusal('unknownRecord')
  return toPasskey(renamed)
}

/** Removes a passkey and mails its owner. Where administrators need a passkey, the last one cannot be removed. */
export async function remove(
  { db, adminPasskey, device }: Pick<Services, 'db' | 'adminPasskey'> & { device: string },
  user: SignedIn,
  { passkeyId }: ParsedInputOf<typeof deletePasskey>,
) {
  requirePasskeyProof(user)
  const needsOne = adminPasskey === 'required' && user.role === 'Admin'
  await db.transaction(async (tx) => {
    const count = await lockPasskeysOf(tx, user.userId)
    const removed = await removePasskey(tx, user.userId, passkeyId)
    if (!removed) throw new Refusal('unknownRecord')
    if (needsOne && count === 1) throw new Refusal('lastPasskey')
    await queueLetter(tx, user.email, () => passkeyRemoved(removed.name, device))
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

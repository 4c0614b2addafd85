import { deletePasskey, fetchPasskeys, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { route } from '../../platform/http/route'
import { remove, rename, toPasskey } from './passkeys'
import { listPasskeysOf } from './passkeys.repository'

export default [
  route(fetchPasskeys, async ({ db, user }) => (await listPasskeysOf(db, user.userId)).map(toPasskey)),
  route(renamePasskey, rename),
  route(deletePasskey, remove),
]

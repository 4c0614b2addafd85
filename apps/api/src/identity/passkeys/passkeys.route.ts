import { deletePasskey, fetchPasskeys, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { route } from '../../platform/http/route'
import { onWire, remove, rename } from './passkeys'
import { listPasskeysOf } from './passkeys.repository'

export default [
  route(fetchPasskeys, async ({ db, user }) => (await listPasskeysOf(db, user.userId)).map(onWire)),
  route(renamePasskey, rename),
  route(deletePasskey, remove),
]

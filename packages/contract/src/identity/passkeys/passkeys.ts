import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId, success } from '../../platform/fields'
import { passkey, passkeyName } from './passkey'

const path = '/Passkey/LH/Passkeys'

export const fetchPasskeys = defineCall({
  method: 'GET',
  path,
  permission: 'manage the own account',
  summary: "The caller's own passkeys, the oldest first; ten at most.",
  response: z.array(passkey),
})

export const renamePasskey = defineCall({
  method: 'PUT',
  path,
  permission: 'manage the own account',
  summary: "Gives one of the caller's own passkeys another name.",
  input: z.object({ passkeyId: recordId('passkeyId'), name: passkeyName }),
  response: passkey,
})

export const deletePasskey = defineCall({
  method: 'DELETE',
  path,
  permission: 'manage the own account',
  summary: "Removes one of the caller's own passkeys. Nobody signs in with it any more.",
  input: z.object({ passkeyId: queryId('passkeyId') }),
  response: success,
  security: { done: 'passkey-removed' },
})

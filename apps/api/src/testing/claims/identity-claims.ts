import type { Call } from '@lohahaat/contract/platform/define-call'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { deletePushDevice } from '@lohahaat/contract/identity/push/push'
import { endOwnSession } from '@lohahaat/contract/identity/sessions/sessions'
import { revokeInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { decideJoinRequest } from '@lohahaat/contract/identity/companies/join-requests'
import { changeMember, handOver, removeMember } from '@lohahaat/contract/identity/companies/members'
import { deletePasskey, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { forAll, onlyOwner, type Claim } from './claim'

const unlimited = { orderLimit: null, orderLimitTons: null, monthLimit: null, monthLimitTons: null }
const colleagueIn = (call: Call, rest: object = {}): Claim => ({
  call,
  field: 'userId',
  naming: ({ colleagueId }) => ({ userId: colleagueId, ...rest }),
  ...onlyOwner('unknownRecord'),
  spends: true,
})

/** Companies and accounts. The last one ends the session of who calls. */
export const identityClaims: readonly Claim[] = [
  colleagueIn(changeMember, { companyRole: 'Accounts', sellingRole: null, ...unlimited }),
  colleagueIn(removeMember),
  colleagueIn(handOver),
  {
    call: revokeInvitation,
    field: 'invitationId',
    naming: ({ invitationId }) => ({ invitationId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  {
    call: decideJoinRequest,
    field: 'joinRequestId',
    naming: ({ joinRequestId }) => ({ joinRequestId, accepts: true }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  { call: loginCheck, field: 'key', naming: ({ key }) => ({ key }), ...onlyOwner('notSignedIn') },
  {
    call: renamePasskey,
    field: 'passkeyId',
    naming: ({ passkeyId }) => ({ passkeyId, name: 'Office' }),
    ...onlyOwner('unknownRecord'),
  },
  {
    call: deletePasskey,
    field: 'passkeyId',
    naming: ({ passkeyId }) => ({ passkeyId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  {
    call: deletePushDevice,
    field: 'pushDeviceId',
    naming: ({ pushDeviceId }) => ({ pushDeviceId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  {
    call: endOwnSession,
    field: 'sessionId',
    naming: ({ otherSessionId }) => ({ sessionId: otherSessionId }),
    ...onlyOwner('unknownRecord'),
    spends: true,
  },
  // It ends the caller's session, whichever the input names.
  { call: logout, field: 'key', naming: ({ key }) => ({ key }), ...forAll },
]

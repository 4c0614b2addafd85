import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { endSessions as endSessionsCall } from '@lohahaat/contract/identity/accounts/end-sessions'
import { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/identity/accounts/profile'
import { saveUser as saveUserCall } from '@lohahaat/contract/identity/accounts/save-user'
import { saveUserByLink as saveUserByLinkCall } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import { route } from '../../platform/http/route'
import { roleOf } from '../sign-in/admin-rights'
import { listAccounts } from './accounts.repository'
import { endSessions } from './end-sessions'
import { loadProfile, saveProfile } from './profile'
import { saveUser, saveUserByLink } from './save-user'

export default [
  route(fetchProfile, ({ db, user }) => loadProfile(db, user)),
  route(saveProfileCall, async ({ db, user, input, at, answer }) => {
    const profile = await saveProfile(db, { ...user, at }, input)
    answer.refreshSession({ PinCode: profile.pinCode })
    return profile
  }),
  route(saveUserCall, saveUser),
  route(saveUserByLinkCall, saveUserByLink),
  route(fetchAccounts, async ({ db, adminEmails, input, at, answer }) => {
    const { rows, total } = await listAccounts(db, input, at)
    answer.setTotalCount(total)
    return rows.map(({ memberSince, lastSeenAt, ...account }) => ({
      ...account,
      role: roleOf(account.email, adminEmails),
      memberSince: memberSince.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }))
  }),
  route(endSessionsCall, async ({ db, user, input, at, answer, security }) => {
    const ended = await endSessions(db, { userId: user.userId, at }, input.userId)
    security.record('signed-out-by-admin', { userId: input.userId })
    if (input.userId === user.userId) answer.endSession()
    return { success: true as const, ended }
  }),
]

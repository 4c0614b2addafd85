import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { endSessions as endSessionsCall } from '@lohahaat/contract/identity/accounts/end-sessions'
import { saveDeliveryPin as saveDeliveryPinCall } from '@lohahaat/contract/identity/accounts/delivery-pin'
import { saveLanguage as saveLanguageCall } from '@lohahaat/contract/identity/accounts/language'
import { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/identity/accounts/profile'
import { saveUser as saveUserCall } from '@lohahaat/contract/identity/accounts/save-user'
import { saveUserByLink as saveUserByLinkCall } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import { route } from '../../platform/http/route'
import { endSessions } from './end-sessions'
import { listAccounts } from './list-accounts'
import { loadProfile, saveDeliveryPin, saveLanguage, saveProfile } from './profile'
import { saveUser, saveUserByLink } from './save-user'

export default [
  route(fetchProfile, ({ db, user }) => loadProfile(db, user)),
  route(saveProfileCall, async ({ db, user, input, at, answer }) => {
    const profile = await saveProfile(db, { ...user, at }, input)
    answer.refreshSession({ PinCode: profile.pinCode })
    return profile
  }),
  route(saveDeliveryPinCall, async ({ db, actor, input, answer }) => {
    const saved = await saveDeliveryPin(db, actor, input.pinCode)
    answer.refreshSession({ PinCode: saved.pinCode })
    return saved
  }),
  route(saveLanguageCall, async ({ db, actor, input, answer }) => {
    const saved = await saveLanguage(db, actor, input.language)
    answer.refreshSession({ Language: saved.language })
    return saved
  }),
  route(saveUserCall, (context) => saveUser(context, context.input)),
  route(saveUserByLinkCall, (context) => saveUserByLink(context, context.input)),
  route(fetchAccounts, async ({ db, adminEmails, input, at, answer }) =>
    answer.page(await listAccounts({ db, adminEmails }, input, at)),
  ),
  route(endSessionsCall, async ({ db, actor, input, answer, security }) => {
    const ended = await endSessions(db, actor, input.userId)
    security.record('signed-out-by-admin', { userId: input.userId })
    if (input.userId === actor.userId) answer.endSession()
    return { success: true as const, ended }
  }),
]

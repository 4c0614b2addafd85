import { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/identity/accounts/profile'
import { route } from '../../platform/http/route'
import { loadProfile, saveProfile } from './profile'

export default [
  route(fetchProfile, ({ db, user }) => loadProfile(db, user)),
  route(saveProfileCall, async ({ db, user, input, at, answer }) => {
    const profile = await saveProfile(db, { ...user, at }, input)
    answer.refreshSession({ PinCode: profile.pinCode })
    return profile
  }),
]

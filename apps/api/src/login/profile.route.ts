import { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/login/profile'
import { route } from '../http/route'
import { loadProfile, saveProfile } from './profile'

export default [
  route(fetchProfile, ({ db, user }) => loadProfile(db, user.userId)),
  route(saveProfileCall, async ({ db, user, input, answer }) => {
    const profile = await saveProfile(db, user.userId, input)
    answer.refreshSession({ PinCode: profile.pinCode })
    return profile
  }),
]

import { loginCheck } from '@lohahaat/contract/login/login-check'
import { route } from '../http/route'
import { hashToken } from '../http/secrets'
import { Refusal } from '../refusal'

export default route(loginCheck, ({ input, user }) => {
  if (hashToken(input.Key) !== user.keyHash) throw new Refusal('notSignedIn')
  return { valid: true } as const
})

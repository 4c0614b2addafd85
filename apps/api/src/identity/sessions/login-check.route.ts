import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { route } from '../../platform/http/route'
import { hashToken } from '../../platform/http/secrets'
import { Refusal } from '../../platform/refusal'

export default route(loginCheck, ({ input, user }) => {
  if (hashToken(input.key) !== user.keyHash) throw new Refusal('notSignedIn')
  return { valid: true } as const
})

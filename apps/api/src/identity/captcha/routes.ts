import { CAPTCHA_SEPARATOR, getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { route } from '../../platform/http/route'
import { CHALLENGE_SECONDS, newChallenge } from './challenge'

export default [
  route(getCaptcha, ({ secret, at, answer }) => {
    const { one, other, cookie } = newChallenge(secret, at)
    answer.bindCaptcha(cookie, CHALLENGE_SECONDS)
    return `${one}${CAPTCHA_SEPARATOR}${other}`
  }),
]

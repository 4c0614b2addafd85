import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { route } from '../../platform/http/route'
import { sendCode } from './send-code'

export default route(emailLoginSent, (context) =>
  sendCode(context, {
    email: context.input.username,
    purpose: 'sign-in',
    visitor: context.visitor,
    at: context.at,
  }),
)

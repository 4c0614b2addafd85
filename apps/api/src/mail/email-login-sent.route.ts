import { emailLoginSent } from '@lohahaat/contract/mail/email-login-sent'
import { route } from '../http/route'
import { sendCode } from './send-code'

export default route(emailLoginSent, (context) =>
  sendCode(context, {
    email: context.input.username,
    purpose: 'sign-in',
    visitor: context.visitor,
    at: context.at,
  }),
)

import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { route } from '../../platform/http/route'
import { sendCode } from './send-code'

export default route(emailSent, (context) =>
  sendCode(context, {
    email: context.input.buyerEmail,
    purpose: 'sign-up',
    visitor: context.visitor,
    at: context.at,
  }),
)

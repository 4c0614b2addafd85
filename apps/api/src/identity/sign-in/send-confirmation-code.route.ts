import { sendConfirmationCode } from '@lohahaat/contract/identity/sign-in/send-confirmation-code'
import { route } from '../../platform/http/route'
import { sendOwnCode } from './send-code'

export default route(sendConfirmationCode, (context) =>
  sendOwnCode(context, {
    email: context.user.email,
    purpose: 'sign-in',
    visitor: context.visitor,
    at: context.at,
  }),
)

import { confirmSignIn as confirmSignInCall } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { linkDetails } from '@lohahaat/contract/identity/sign-in/link-details'
import { login as loginCall } from '@lohahaat/contract/identity/sign-in/login'
import { loginByLink as loginByLinkCall } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { sendConfirmationCode } from '@lohahaat/contract/identity/sign-in/send-confirmation-code'
import { route } from '../../platform/http/route'
import { confirmSignIn } from './confirm-sign-in'
import { login, loginByLink } from './login'
import { sendOwnCode, sendCode } from './send-code'
import { describeLink } from './use-link'

export default [
  route(linkDetails, (context) =>
    describeLink(context, { link: context.input.link, visitor: context.visitor, at: context.at }),
  ),
  route(loginCall, (context) => login(context, context.input)),
  route(confirmSignInCall, (context) => confirmSignIn(context, context.user, context.input)),
  route(sendConfirmationCode, (context) =>
    sendOwnCode(context, {
      email: context.user.email,
      purpose: 'sign-in',
      visitor: context.visitor,
      at: context.at,
    }),
  ),
  route(loginByLinkCall, (context) => loginByLink(context, context.input)),
  route(emailLoginSent, (context) =>
    sendCode(context, {
      email: context.input.username,
      purpose: 'sign-in',
      visitor: context.visitor,
      at: context.at,
    }),
  ),
  route(emailSent, (context) =>
    sendCode(context, {
      email: context.input.buyerEmail,
      purpose: 'sign-up',
      visitor: context.visitor,
      at: context.at,
    }),
  ),
]

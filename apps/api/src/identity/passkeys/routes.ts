import { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import { fetchPasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { deletePasskey, fetchPasskeys, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import { route } from '../../platform/http/route'
import { confirmOptions, confirmSignIn } from './confirm-sign-in'
import { offerTo } from './offer'
import { registrationOptions, signingOptions } from './options'
import { listOwn, remove, rename } from './passkeys'
import { register } from './register'
import { signIn } from './sign-in'

export default [
  route(fetchRegistrationOptions, (context) => registrationOptions(context, context.user)),
  route(registerPasskey, (context) => register(context, context.user, context.input)),
  /** For any passkey of the site: it tells whose it is, so that nobody has to type an address. */
  route(fetchSignInOptions, (context) => signingOptions(context, 'sign-in', [])),
  route(signInWithPasskey, (context) => signIn(context, context.input)),
  route(fetchConfirmOptions, (context) => confirmOptions(context, context.user)),
  route(confirmWithPasskey, (context) => confirmSignIn(context, context.user, context.input)),
  route(fetchPasskeys, ({ db, user }) => listOwn(db, user)),
  route(renamePasskey, ({ db, user, input }) => rename(db, user, input)),
  route(deletePasskey, ({ db, adminPasskey, visitor: { device }, user, input }) =>
    remove({ db, adminPasskey, device }, user, input),
  ),
  route(fetchPasskeyOffer, async ({ db, user }) => ({ offer: await offerTo(db, user) })),
]

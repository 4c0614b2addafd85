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
import { remove, rename, toPasskey } from './passkeys'
import { listPasskeysOf } from './passkeys.repository'
import { register } from './register'
import { signIn } from './sign-in'

export default [
  route(fetchRegistrationOptions, registrationOptions),
  route(registerPasskey, register),
  /** For any passkey of the site: it tells whose it is, so that nobody has to type an address. */
  route(fetchSignInOptions, (request) => signingOptions(request, 'sign-in', [])),
  route(signInWithPasskey, signIn),
  route(fetchConfirmOptions, confirmOptions),
  route(confirmWithPasskey, confirmSignIn),
  route(fetchPasskeys, async ({ db, user }) => (await listPasskeysOf(db, user.userId)).map(toPasskey)),
  route(renamePasskey, rename),
  route(deletePasskey, remove),
  route(fetchPasskeyOffer, async (context) => ({ offer: await offerTo(context) })),
]

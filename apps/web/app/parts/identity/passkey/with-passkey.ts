import { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import { browserApi } from '../../../api/browser-api'

/** Loaded on the first press: few people need it. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** The browser asks for a finger, a face or a PIN and makes a passkey, which is then added to the account. */
export async function addPasskey() {
  const [{ startRegistration }, options] = await Promise.all([loadLibrary(), browserApi.send(fetchRegistrationOptions)])
  const response = await startRegistration({ optionsJSON: options })
  return browserApi.send(registerPasskey, { response })
}

export async function signIn() {
  const [{ startAuthentication }, options] = await Promise.all([loadLibrary(), browserApi.send(fetchSignInOptions)])
  const response = await startAuthentication({ optionsJSON: options })
  await browserApi.send(signInWithPasskey, { response })
}

export async function confirmSignIn() {
  const [{ startAuthentication }, options] = await Promise.all([loadLibrary(), browserApi.send(fetchConfirmOptions)])
  const response = await startAuthentication({ optionsJSON: options })
  await browserApi.send(confirmWithPasskey, { response })
}

import { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import { Authenticator } from './authenticator'
import type { TestBrowser } from './test-browser'

type Lies = Parameters<Authenticator['sign']>[1]

/** Adds a device's passkey to the account that is signed in. */
export async function addPasskey(browser: TestBrowser, device = new Authenticator(), lies?: Lies, name?: string) {
  const options = await browser.send(fetchRegistrationOptions)
  if (options.status !== 200) return options as never
  return browser.send(registerPasskey, { name, response: device.make(options.body, lies) })
}

export async function signInBy(device: Authenticator, browser: TestBrowser, lies?: Lies) {
  const { body } = await browser.send(fetchSignInOptions)
  return browser.send(signInWithPasskey, { response: device.sign(body, lies) })
}

export async function confirmBy(device: Authenticator, browser: TestBrowser, lies?: Lies) {
  const { body } = await browser.send(fetchConfirmOptions)
  return browser.send(confirmWithPasskey, { response: device.sign(body, lies) })
}

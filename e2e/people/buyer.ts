import type { Page } from '@playwright/test'
import { newEmail } from './person'
import { signInByCalls, signUpByCalls } from './session'

/** A new account, signed in: for tests about what comes after. */
export async function newBuyer(page: Page, legalName = 'Verma Fabricators'): Promise<string> {
  const email = newEmail()
  await signUpByCalls(page.request, email, legalName)
  await page.context().addCookies(await signInByCalls(page.request, email))
  return email
}

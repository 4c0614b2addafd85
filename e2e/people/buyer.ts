import type { Page } from '@playwright/test'
import { newEmail } from './person'
import { signUpByCalls } from './session'

/** A new account, signed in: for tests about what comes after. */
export async function newBuyer(page: Page, legalName = 'Verma Fabricators'): Promise<string> {
  const email = newEmail()
  await page.context().addCookies(await signUpByCalls(page.request, email, legalName))
  return email
}

import { expect, type Page, test } from '@playwright/test'
import { newBuyer } from '../people/buyer'
import { onceOnly, openMenu, signIn, visit } from '../people/person'

/** Gives the browser a device with a fingerprint that is always the right one, and nothing on it yet. */
async function useFingerprint(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const isFinger = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { isFinger }
}

async function signOut(page: Page) {
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).locator('visible=true').click()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('UserKey')
}

test(
  'a buyer signs in by OTP, is offered a passkey, adds one in the settings and signs in with one press',
  onceOnly,
  async ({ page }) => {
    await useFingerprint(page)
    const email = await newBuyer(page)
    await page.context().clearCookies()
    await visit(page, '/login?returnTo=/myOrdersList')
    await signIn(page, email)
    await expect(page).toHaveURL('/myOrdersList')
    const offer = page.getByRole('complementary', { name: 'Passkey' })
    await expect(offer).toContainText('Sign in with your fingerprint next time')
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toHaveCount(0)

    await visit(page, '/settings')
    await expect(page.getByText('You have no passkey yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText(/^The passkey “Chrome on \w+” is added\./)).toBeVisible()
    await page.getByRole('button', { name: /^Rename Chrome on/ }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('मेरा फ़ोन')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const table = page.getByRole('table', { name: 'Your passkeys' })
    await expect(table).toContainText('मेरा फ़ोन')
    await expect(table).toContainText('Never')

    await signOut(page)
    await visit(page, '/login?returnTo=/settings')
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('complementary', { name: 'Passkey' })).toHaveCount(0)
    await expect(table).not.toContainText('Never')

    await page.getByRole('button', { name: 'Remove मेरा फ़ोन' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have no passkey yet.')).toBeVisible()
    await signOut(page)
    await visit(page, '/login')
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByText(/^This passkey is not known here any more/)).toBeVisible()
  },
)

test(
  'a passkey that doesn’t know the finger, and a site that is reached by a number',
  onceOnly,
  async ({ page, baseURL }) => {
    const { isFinger } = await useFingerprint(page)
    await newBuyer(page)
    await visit(page, '/settings')
    await isFinger(false)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('No passkey was added.')).toBeVisible()
    await expect(page.getByText('You have no passkey yet.')).toBeVisible()

    await visit(page, `${baseURL?.replace('localhost', '127.0.0.1')}/login`)
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toHaveCount(0)
  },
)

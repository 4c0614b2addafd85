import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeMailedBy } from './outbox'

/** For tests that a second width would tell nothing new, or that use a demo account with its ten codes a day. */
export const onceOnly = { tag: '@once' }

/** Opens a page and waits until it hears presses. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await untilDrawn(page)
  return response
}

/**
 * Goes to another screen within the page, as the browser's own buttons do, so that the browser itself asks for what that
 * screen shows.
 */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await untilDrawn(page)
}

/** Waits until the screen of the present address, with its parts that are loaded apart, is drawn and hears presses. */
export const untilDrawn = (page: Page) =>
  page.waitForFunction(() => {
    // A page knows its path as links have it, in no language.
    const here = (location.pathname.replace(/^\/hi(?=\/|$)/, '') || '/') + location.search
    const isDrawn = document.querySelector('#content')?.getAttribute('data-drawn') === here
    return isDrawn && !document.querySelector('[data-drawn=""]')
  })

export const newEmail = () => `asha.${randomUUID().slice(0, 8)}@works.example`

/** Reads the sum off the screen and answers it, as a person would. */
export async function answerCaptcha(page: Page) {
  const question = await page.getByText(/^What is \d \+ \d\?$/).innerText()
  const [one, other] = (question.match(/\d/g) ?? []).map(Number)
  await page.getByLabel(question).fill(String((one ?? 0) + (other ?? 0)))
}

const emailField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'E-mail address' })

/** Fills in the sign-up screen, with the OTP from the outbox, and sends it off. */
export async function signUp(page: Page, email: string, businessName = 'Verma Fabricators') {
  await page.getByLabel('Full Name').fill('Asha Verma')
  await page.getByLabel('Business Name').fill(businessName)
  await page.getByLabel('Contact Number').fill('9812345678')
  await page.getByLabel('GST number').fill('06aaaca0000a1z2')
  await emailField(page).fill(email)
  await emailField(page).blur()
  const code = await codeMailedBy(email, () => answerCaptcha(page))
  await page.getByRole('checkbox').check()
  await page.getByRole('textbox', { name: 'OTP' }).fill(code)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Signs in on the sign-in screen, with the OTP from the outbox. */
export async function signIn(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  if ((await emailField(page).inputValue()) !== email) await emailField(page).fill(email)
  await emailField(page).blur()
  const code = await codeMailedBy(email, () => answerCaptcha(page))
  await page.getByRole('textbox', { name: 'OTP' }).fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** Brings the entries of the header into sight: the side menu on a phone, the account's menu on a desk. */
export async function openMenu(page: Page) {
  const header = page.getByRole('banner')
  const sideMenu = header.getByRole('button', { name: 'Menu', exact: true })
  const accountMenu = header.locator('summary', { hasText: 'Account of' })
  const menu = sideMenu.or(accountMenu).filter({ visible: true })
  // At a desk a visitor has his entries in the header; the menu of an account is loaded after the page.
  const signIn = header.getByRole('link', { name: 'Sign In' }).filter({ visible: true })
  await expect(menu.or(signIn).first()).toBeVisible()
  if ((await menu.count()) > 0) await menu.click()
}

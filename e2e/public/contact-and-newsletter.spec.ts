import { messages } from '@lohahaat/contract/platform/messages'
import { contactMessages } from '@lohahaat/contract/platform/messages/at-work'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../people/accessibility'
import { newBuyer } from '../people/buyer'
import { mailsTo } from '../people/outbox'
import { newEmail, onceOnly, visit } from '../people/person'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByRole('textbox', { name: label })
const send = (page: Page) => main(page).getByRole('button', { name: 'Send message' }).click()

async function fillIn(page: Page, email: string) {
  await field(page, 'Name').fill('Asha Verma')
  await field(page, 'Phone').fill('+91 98123-45678')
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill('Do you cut to length?\n25 pieces.')
}

/** The newest mail to an address, once there are so many. */
async function newestMail(email: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000, intervals: [100] }).toBe(count)
  return readable((await mailsTo(email)).at(-1) ?? '')
}

/** As a mail program shows it: long lines of a header go on after a space, those of a text after a sign. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n|(?<=:)\r?\n(?= )/g, '').replaceAll('=3D', '=')

const linkIn = (mail: string, page: string) => new RegExp(`/newsletter/${page}\\?token=[\\w.-]+`).exec(mail)?.[0] ?? ''

test('a message goes to support with a copy to its writer, and the form is cleared', onceOnly, async ({ page }) => {
  const email = newEmail()
  await visit(page, '/contact')
  await send(page)
  await expect(main(page).getByText(contactMessages.nameMissing)).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()

  await fillIn(page, 'asha@works')
  await send(page)
  await expect(main(page).getByText(messages.emailInvalid)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('Do you cut to length?\n25 pieces.')

  await field(page, 'Email').fill(email)
  await page.getByLabel('Send me a copy').check()
  await send(page)
  await expect(page.getByText(contactMessages.sent)).toBeVisible()
  await expect(main(page).getByText(`a copy is on its way to ${email}`)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  await expectNoViolations(page)
  expect(await newestMail(email, 1)).toContain('> 25 pieces.')
  const toSupport = (await mailsTo('support@lohahaat.example')).map(readable)
  expect(toSupport.filter((mail) => mail.includes(`Reply-To: ${email}`))).toHaveLength(1)
})

test('what was typed outlives a failure and a lost connection', onceOnly, async ({ page, context }) => {
  await newBuyer(page)
  await visit(page, '/contact')
  await expect(field(page, 'Name')).toHaveValue('Verma Fabricators')
  await expect(field(page, 'Email')).not.toHaveValue('')
  const email = newEmail()
  await fillIn(page, email)

  await page.route('**/ContactMessage', (route) => route.fulfill({ status: 500, json: { error: 'x', requestId: '1' } }))
  await send(page)
  await expect(main(page).getByText('everything you typed is still here')).toBeVisible()
  await page.unroute('**/ContactMessage')

  await context.setOffline(true)
  await expect(page.getByText('You are offline. Nothing')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByText('can’t be opened while you are offline')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await context.setOffline(false)
  await expect(page.getByText('You are offline. Nothing')).toBeHidden()

  await expect(field(page, 'Message')).toHaveValue('Do you cut to length?\n25 pieces.')
  await send(page)
  await expect(page.getByText(contactMessages.sent)).toBeVisible()
})

test(
  'the newsletter: asked for in the footer, confirmed and ended by the links of its mails',
  onceOnly,
  async ({ page }) => {
    const email = newEmail()
    const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Newsletter' })
    await visit(page, '/help')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(messages.emailMissing)).toBeVisible()
    await expectNoViolations(page)
    for (let asked = 0; asked < 2; asked++) {
      await box.fill(email)
      await box.press('Enter')
      await expect(page.getByText('if the address is right, a mail is on its way')).toBeVisible()
      await expect(box).toHaveValue('')
    }

    const request = await newestMail(email, 1)
    expect(request).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(request).toMatch(/^List-Unsubscribe: <http\S+>\r?$/m)
    await visit(page, linkIn(request, 'confirm'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()

    const welcome = await newestMail(email, 2)
    await visit(page, linkIn(welcome, 'unsubscribe'))
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    await visit(page, linkIn(request, 'confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('This link is no longer valid')).toBeVisible()
  },
)

test('an answer is found by its link', onceOnly, async ({ page }) => {
  await visit(page, '/help#cancelling')
  await expect(page.getByText('until it is dispatched')).toBeVisible()
  await expect(page.getByText('solve the small sum')).toBeHidden()
})

test('a page that fails says so, by which number it is known, and what to do next', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/contact')
  await page.route('**/Login/LH/Profile', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', requestId: 'request-7' } }),
  )
  await page.getByRole('banner').locator('summary', { hasText: 'Account of' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByText('please name request-7')).toBeVisible()
  await expectNoViolations(page)
  await page.unroute('**/Login/LH/Profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
})

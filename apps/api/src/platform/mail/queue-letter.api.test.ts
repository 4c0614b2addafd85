import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveLanguage } from '@lohahaat/contract/identity/accounts/language'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import type { Language } from '@lohahaat/domain/platform/language'
import { mails } from '../../db/tables/platform/mails'
import { passkeysReset } from '../../identity/passkeys/passkey-letters'
import { freshEmail, someUser } from '../../testing/people'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { speak } from '../language/speak'
import { desk, queueLetter, type Recipient } from './queue-letter'

const server = useTestServer()
const buyer = useBuyer(server)

const lastMailTo = async (email: string) => {
  const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  return mail
}

const isHindi = (text: string | null | undefined) => /\p{Script=Devanagari}/u.test(text ?? '')

async function mailedIn(acting: Language, recipient: string | Recipient) {
  await speak(acting, () => server.db.transaction((tx) => queueLetter(tx, recipient, passkeysReset)))
  return lastMailTo(typeof recipient === 'string' ? recipient : recipient.email)
}

test('a mail is in the language of its account, whoever acts', async () => {
  const email = buyer.values.get('EmailAddressId') ?? ''
  await buyer.send(saveLanguage, { language: 'hi' })
  const mail = await mailedIn('en', email.toUpperCase())
  expect([isHindi(mail?.subject), isHindi(mail?.text)]).toEqual([true, true])
  expect(mail?.html).toContain('<html lang="hi">')
  await buyer.send(saveLanguage, { language: 'en' })
  expect(isHindi((await mailedIn('hi', email))?.text)).toBe(false)
})

test('an account that has not chosen reads English, and so does the desk', async () => {
  expect(isHindi((await mailedIn('hi', await someUser(server.db)))?.text)).toBe(false)
  expect(isHindi((await mailedIn('hi', desk(freshEmail('support'))))?.text)).toBe(false)
})

test('whoever has no account reads the language of the page that it was asked for at', async () => {
  expect(isHindi((await mailedIn('hi', freshEmail('visitor')))?.text)).toBe(true)
  expect(isHindi((await mailedIn('en', freshEmail('visitor')))?.text)).toBe(false)
})

test('so does whoever asks for a code, and the link in it leads back to that language', async () => {
  const email = await someUser(server.db)
  const browser = new TestBrowser(server)
  const captcha = await browser.answerCaptcha()
  await browser.send(emailLoginSent, { username: email }, { ...captcha, 'accept-language': 'hi' })
  const mail = await lastMailTo(email)
  expect(isHindi(mail?.subject)).toBe(true)
  expect(mail?.text).toMatch(/https?:\/\/[^/]+\/hi\/login\/link#/)
})

import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactMessage } from '@lohahaat/contract/site/contact/contact-message'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { subscribe } from '@lohahaat/contract/site/newsletter/subscribe'
import { contactMessages } from '../../db/tables/site/contact-messages'
import { mails } from '../../db/tables/platform/mails'
import { newsletterSubscribers } from '../../db/tables/site/newsletter-subscribers'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'
import { rateLimits } from '../../db/tables/platform/rate-limits'
import { securityEvents } from '../../db/tables/platform/security-events'
import { sessions } from '../../db/tables/identity/sessions'
import { freshEmail } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { sweeps } from '../../sweeps'
import { sweep } from './housekeeping'

const server = useTestServer()
const DAY_MS = 24 * 60 * 60 * 1000

const left = async () => ({
  sessions: await server.db.$count(sessions),
  codes: await server.db.$count(oneTimeCodes),
  limits: await server.db.$count(rateLimits),
  sentMails: await server.db.$count(mails, eq(mails.attempts, 1)),
  waitingMails: await server.db.$count(mails, eq(mails.attempts, 0)),
})

test('what nobody will ask for again goes after its time, and waiting mails never', async () => {
  const browser = new TestBrowser(server)
  await browser.signIn('buyer@lohahaat.example')
  await server.db.update(mails).set({ sentAt: new Date(), attempts: 1 })
  await browser.send(emailLoginSent, { username: freshEmail('late') })
  const now = Date.now()

  await sweep(server.db, sweeps, new Date(now))
  expect(await left()).toMatchObject({ sessions: 1, codes: 2, sentMails: 1, waitingMails: 1 })

  await sweep(server.db, sweeps, new Date(now + 31 * DAY_MS))
  expect(await left()).toEqual({ sessions: 0, codes: 0, limits: 0, sentMails: 0, waitingMails: 1 })
})

test('an address that is not on the list goes after a month, one that is stays, and a message of the contact page goes after two years', async () => {
  const browser = new TestBrowser(server)
  const email = freshEmail('asha')
  for (const address of [email, freshEmail('former'), freshEmail('reader')])
    await browser.send(subscribe, { email: address })
  const proof = { confirmedAt: new Date(), confirmedFrom: 'A browser' }
  await server.db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed' })
    .where(like(newsletterSubscribers.email, 'former%'))
  await server.db
    .update(newsletterSubscribers)
    .set({ state: 'confirmed', ...proof })
    .where(like(newsletterSubscribers.email, 'reader%'))
  await browser.send(contactMessage, { name: 'Asha', email, phone: '981234', message: 'Hello' })
  const kept = async (days: number) => {
    await sweep(server.db, sweeps, new Date(Date.now() + days * DAY_MS))
    return [await server.db.$count(newsletterSubscribers), await server.db.$count(contactMessages)]
  }
  expect(await kept(30)).toEqual([3, 1])
  expect(await kept(31)).toEqual([1, 1])
  expect(await kept(729)).toEqual([1, 1])
  expect(await kept(731)).toEqual([1, 0])
})

test('the security log goes back 400 days', async () => {
  const now = Date.now()
  const at = (days: number) => new Date(now - days * DAY_MS)
  await server.app.securityLog.settle()
  await server.db.delete(securityEvents)
  await server.db
    .insert(securityEvents)
    .values([1, 399, 401].map((days) => ({ at: at(days), kind: 'sign-in', network: '10.1.0.0/24', details: { days } })))
  await sweep(server.db, sweeps, new Date(now))
  const left = await server.db.select().from(securityEvents)
  expect(left.map(({ details }) => details['days']).sort()).toEqual([1, 399])
})

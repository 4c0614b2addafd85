import { expect, test } from 'vitest'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { freshEmail } from '../../../testing/people'
import { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'

const server = useTestServer()

/** Without a captcha a network gets three codes an hour. */
const askFrom = async (address: string) =>
  (await new TestBrowser(server, address).send(emailLoginSent, { username: freshEmail('plain') })).status

test('all addresses of one IPv6 /64 share a limit', async () => {
  const statuses = []
  for (let host = 1; host <= 4; host++) statuses.push(await askFrom(`2001:db8:a:1::${host}`))
  expect(statuses).toEqual([200, 200, 200, 400])
  expect(await askFrom('2001:db8:a:2::1')).toBe(200)
})

test('all networks of one IPv6 /48 share ten times the limit', async () => {
  const statuses = []
  for (let network = 1; network <= 31; network++) statuses.push(await askFrom(`2001:db8:b:${network}::1`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(400)
  expect(await askFrom('2001:db8:c:1::1')).toBe(200)
})

test('an IPv4 address written as IPv6 is the same one', async () => {
  const statuses = []
  for (const address of ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '198.51.100.7'])
    statuses.push(await askFrom(address))
  expect(statuses).toEqual([200, 200, 200, 400])
  expect(await askFrom('::ffff:198.51.100.8')).toBe(200)
})

test('wrong OTPs count by /64 too', async () => {
  const guess = (n: number) =>
    new TestBrowser(server, `2001:db8:d:1::${n.toString(16)}`).send(login, {
      username: `nobody${n}@works.example`,
      password: '00000',
    })
  for (let tries = 0; tries < 100; tries++) await guess(tries)
  expect((await guess(101)).status).toBe(429)
})

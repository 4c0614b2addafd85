import { describe, expect, test } from 'vitest'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { freshEmail } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

describe('behind a proxy that is trusted', () => {
  const server = useTestServer({ trustProxy: '10.9.0.1' })

  test('https is promised for good, and the session’s cookie is secure', async () => {
    const browser = new TestBrowser(server, '10.9.0.1')
    const { headers } = await browser.send(
      emailLoginSent,
      { username: freshEmail('a') },
      { 'x-forwarded-proto': 'https' },
    )
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })

  test('the proxy says who is calling', async () => {
    const statuses = []
    for (let visitor = 0; visitor < 4; visitor++) {
      const headers = { 'x-forwarded-for': `198.51.100.${visitor}` }
      const reply = await new TestBrowser(server, '10.9.0.1').send(
        emailLoginSent,
        { username: freshEmail('a') },
        headers,
      )
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200])
  })
})

describe('without one', () => {
  const server = useTestServer()

  test('nobody gets around a limit by naming other addresses', async () => {
    const browser = new TestBrowser(server)
    const statuses = []
    for (let visitor = 0; visitor < 4; visitor++) {
      const headers = { 'x-forwarded-for': `198.51.100.${visitor}` }
      statuses.push((await browser.send(emailLoginSent, { username: freshEmail('a') }, headers)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 400])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { canMakeCertificates, makeCertificate, type Certificate } from '../../testing/servers/certificate'
import { findNginx, startNginx, type Nginx } from '../../testing/servers/nginx'
import { freePort } from '../db/embedded/free-port'

/** A server that answers with what nginx sent. */
const upstream = createServer((asked, answer) => answer.end(JSON.stringify({ url: asked.url, ...asked.headers })))
let nginx: Nginx
let certificate: Certificate
let folder: string

async function ask(path: string, headers: Record<string, string> = {}) {
  const options = { host: '127.0.0.1', servername: 'localhost', port: nginx.port, path, headers, ca: certificate.cert }
  const asked = request({ ...options, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/** The given configuration, in front of one running and one missing server. */
describe.skipIf(!findNginx() || !canMakeCertificates)('ops/nginx.conf', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lh-nginx-'))
    certificate = await makeCertificate('localhost')
    const port = await freePort()
    upstream.listen(port, '127.0.0.1')
    const servers = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`] as const
    // So slow that the duration of the test makes no difference.
    const adapt = (site: string) => site.replace('rate=5r/s', 'rate=1r/m')
    nginx = await startNginx({ folder, servers, certificate, adapt })
  })
  afterAll(async () => {
    await nginx.stop()
    upstream.close()
    await certificate.remove()
    await rm(folder, { recursive: true })
  })

  test('speaks TLS, and plain http only to lead people there; calls are refused', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${nginx.plainPort}/help?a=b`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost/help?a=b'])
    const call = await fetch(`http://127.0.0.1:${nginx.plainPort}${loginCheck.path}?Key=k`, { redirect: 'manual' })
    expect(call.status).toBe(403)
    const told = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
    expect(
      JSON.parse((await ask('/help', { 'X-Forwarded-For': '10.1.1.1', Forwarded: 'for=10.1.1.1' })).body),
    ).toMatchObject(told)
  })

  test.each([
    '/metrics',
    '/healthz',
    '/readyz',
    '/outbox',
    '/outbox/a.eml',
    '/docs/',
    '/docs/LH/',
    '/openapi.json',
    '/%6detrics',
    '//metrics',
  ])('%s is closed from outside', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('no query is logged, neither of a call that went well nor of one that failed', async () => {
    for (let times = 0; times < 4; times++) await ask(`${loginCheck.path}?Key=a-secret`)
    const log = await nginx.log()
    expect(log).toContain(`"GET ${loginCheck.path}"`)
    expect(log).toContain('" 503 ')
    expect(log + (await nginx.errors())).not.toContain('a-secret')
  })

  test('a flood of mails is refused, and the rest of the site goes on', async () => {
    const flood = await Promise.all(Array.from({ length: 80 }, () => ask(emailLoginSent.path)))
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(80 - 51)
    expect(JSON.parse(refused[0]?.body ?? '')).toEqual({ error: refusalTexts.tooManyRequests })
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'error-code': 'too-many-requests' })
    expect((await ask('/help')).status).toBe(200)
  })
})

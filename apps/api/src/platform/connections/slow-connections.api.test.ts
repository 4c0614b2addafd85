import { once } from 'node:events'
import { promisify } from 'node:util'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@lohahaat/contract/platform/define-call'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { route } from '../http/route'
import { routes } from '../../routes'
import { useTestServer } from '../../testing/test-server'

const HOUR = 3_600_000
const timeouts = {
  headersMs: 200,
  bodyMs: 200,
  uploadMs: HOUR,
  pauseMs: 100,
  readPauseMs: 100,
  bytesPerSecond: 1_000_000_000,
  checkEveryMs: 20,
}

const send = defineCall({
  method: 'POST',
  path: '/Test/LH/Send',
  permission: 'visit the site',
  summary: 'Takes a file.',
  response: z.number(),
  upload: { maxBytes: 1_000_000 },
})
const sendSignedIn = defineCall({ ...send, path: '/Test/LH/SendSignedIn', permission: 'buy' })
const takeMuch = defineCall({
  method: 'GET',
  path: '/Test/LH/TakeMuch',
  permission: 'visit the site',
  summary: 'Answers more than any buffer of the system holds.',
  response: z.string(),
})

const size = route(send, ({ upload }) => upload.bytes.length)
const refused = route(sendSignedIn, ({ upload }) => upload.bytes.length)
const much = route(takeMuch, () => 'pipe'.repeat(4_000_000))
const server = useTestServer({ timeouts, routes: [...routes, size, refused, much] })

let port: number
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

function dial(...lines: string[]): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  if (lines.length > 0) socket.write(lines.join('\r\n'))
  return socket
}

/** Everything received until the server closed the connection. */
async function untilCut(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (data) => (answer += data.toString())).resume()
  await once(socket, 'close')
  return answer
}

async function untilAllAreGone() {
  const count = promisify(server.app.server.getConnections.bind(server.app.server))
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 20_000 })
}

const json = (path: string, length: number) => [
  `POST ${path} HTTP/1.1`,
  'Host: a',
  'Content-Type: application/json',
  `Content-Length: ${length}`,
  '',
]
const form = (path: string) => [
  `POST ${path} HTTP/1.1`,
  'Host: a',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 100000',
  '',
]
const begunFile = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.csv"', '', 'SHS']

const TOO_SLOW = new RegExp(`^HTTP/1.1 408 [^]*error-code: too-slow[^]*${refusalTexts.tooSlow}`, 'i')

describe('whoever takes too long is told so and cut off', () => {
  test.each([
    { say: 'saying nothing', lines: [] },
    { say: 'over the first line', lines: ['GET /heal'] },
    { say: 'over the headers', lines: ['GET /healthz HTTP/1.1', 'Host: a', ''] },
    { say: 'over JSON', lines: [...json(login.path, 100), '{"username":'] },
    { say: 'over JSON for a path that there is not', lines: [...json('/Login/LH/Nothing', 100), '{'] },
    { say: 'over JSON in pieces', lines: [...json(login.path, 0).map(chunked), '5\r\n{"use\r\n'] },
    { say: 'over a file', lines: [...form(send.path), ...begunFile] },
    { say: 'over a file that was refused', lines: [...form(sendSignedIn.path), ...begunFile], answer: /401/ },
    {
      say: 'over a body that nobody asked for',
      lines: ['GET /healthz HTTP/1.1', 'Host: a', 'Content-Length: 9', '', 'x'],
      answer: /200/,
    },
  ])('$say', async ({ lines, answer = TOO_SLOW }) => {
    expect(await untilCut(dial(...lines))).toMatch(answer)
  })

  test('over the next request on a connection that had an answer', async () => {
    const socket = dial('GET /healthz HTTP/1.1', 'Host: a', '', '')
    await once(socket, 'data')
    socket.write('GET /he')
    expect(await untilCut(socket)).toMatch(TOO_SLOW)
  })

  test('and nobody is called over it, nor over somebody who hangs up by himself', async () => {
    await untilCut(dial(...json(login.path, 100), '{'))
    const socket = dial(...json(login.path, 100), '{')
    await vi.waitFor(() => expect(server.log.at(-1)).toContain('incoming request'))
    socket.destroy()
    await untilAllAreGone()
    expect(server.log.join('')).not.toMatch(/"level":[456]0|"stack"/)
  })
})

const chunked = (line: string) => (line.startsWith('Content-Length') ? 'Transfer-Encoding: chunked' : line)

test('whoever doesn’t take his answer is cut off', async () => {
  const socket = dial(`GET ${takeMuch.path} HTTP/1.1`, 'Host: a', '', '').pause()
  await vi.waitFor(() => expect(server.log.join('')).toContain(takeMuch.path), { timeout: 20_000 })
  await untilAllAreGone()
  expect((await untilCut(socket)).length).toBeLessThan(16_000_000)
})

test('whoever takes it a little at a time is cut off too', async () => {
  const socket = dial(`GET ${takeMuch.path} HTTP/1.1`, 'Host: a', '', '')
  const sips = setInterval(() => void socket.read(1), 10)
  socket.on('readable', () => {})
  await untilAllAreGone()
  clearInterval(sips)
})

test('whoever asks for many answers at once over one connection is cut off, and whoever asks for a few is not', async () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  expect((await untilCut(dial(ask.repeat(200)))).match(/"alive"/g)?.length ?? 0).toBeLessThan(11)
  const few = dial(ask.repeat(5))
  let answers = ''
  few.on('data', (data) => (answers += data.toString()))
  await vi.waitFor(() => expect(answers.match(/"alive"/g)).toHaveLength(5))
})

test('what Node’s parser can’t read is a 400 like any other', async () => {
  for (const line of ['HELLO', 'GET / HTTP/9.9', 'GET /a b HTTP/1.1', 'GET /\u0001 HTTP/1.1']) {
    expect(await untilCut(dial(line, 'Host: a', '', ''))).toMatch(/^HTTP\/1\.1 400 [^]*error-code: bad-request/i)
  }
  const large = dial('GET / HTTP/1.1', `Cookie: ${'x'.repeat(20_000)}`, '', '')
  expect(await untilCut(large)).toMatch(/^HTTP\/1\.1 431 /)
})

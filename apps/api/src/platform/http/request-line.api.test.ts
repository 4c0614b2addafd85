import fc from 'fast-check'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { siteWith } from '../../testing/small-site'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer({ site: siteWith(() => 'a page') })

let port: number
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

/** The status for these raw bytes, which no client would send. */
async function statusOf(...parts: (string | Uint8Array)[]): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (data) => (answer += data.toString('latin1')))
  for (const part of parts) socket.write(part)
  socket.end()
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

const HEAD = ' HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'

/** Bytes with a meaning for some parser are generated more often than by chance. */
const odd = fc.constantFrom(
  ...[
    '%0a',
    '%0d%0a',
    '%00',
    '%',
    '%zz',
    '%ff',
    '%E2%80%A8',
    '%2f',
    '%5c',
    '//',
    '/../',
    '/./',
    '\\',
    ';',
    '?',
    '#',
    '&',
    '=',
  ],
  ...[
    '.data',
    '/LH/',
    '/_root.data',
    '?_routes=',
    '?index',
    'http://',
    '@',
    ':',
    '[',
    ']',
    '{',
    '"',
    "'",
    '<',
    '|',
    '^',
    '`',
  ],
)
const piece = fc.oneof(
  odd,
  odd,
  fc.string({ unit: 'binary-ascii', maxLength: 5 }),
  fc.webPath(),
  fc.webQueryParameters(),
)
const target = fc.array(piece, { maxLength: 6 }).map((pieces) => Buffer.from(`/${pieces.join('')}`, 'latin1'))
const bytes = fc.uint8Array({ minLength: 1, maxLength: 30 })
const path = fc.oneof(
  target,
  bytes.map((some) => Buffer.concat([Buffer.from('/'), some])),
)
const value = fc.uint8Array({ maxLength: 40 }).map((some) => some.filter((byte) => byte !== 10 && byte !== 13))
const header = fc.constantFrom(
  'Cookie',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Referer',
  'If-None-Match',
  'Range',
  'X-Forwarded-For',
)

async function expectNoFault(status: Promise<number>) {
  expect(await status).toBeLessThan(500)
  expect(server.log.filter((line) => /"level":[56]0|"stack"/.test(line))).toEqual([])
}

test('whatever stands in the first line of a request, no fault of ours comes of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET ', 'HEAD ', 'POST '), path, (method, line) =>
      expectNoFault(statusOf(method, line, HEAD, '\r\n')),
    ),
    { numRuns: 400 },
  )
})

test('nor of what stands in its headers', async () => {
  await fc.assert(
    fc.asyncProperty(header, value, (name, some) =>
      expectNoFault(statusOf('GET /help', HEAD, `${name}: `, some, '\r\n\r\n')),
    ),
    { numRuns: 300 },
  )
})

import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import type { Person } from './trade'

const EVERY_MS = 1000
const READS_AFTER_MS = 40_000
const APART_MS = 10
/** 1.5 MB, queued more often than the socket buffers hold. */
const LARGE = '/docs/static/swagger-ui-bundle.js'
const MANY = 8

/** What each kind sends first; then one byte per second, or nothing for a reader. */
const kindsOf = ({ key, cookie }: Person): Record<string, string> => ({
  'over their headers': 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'over JSON': `POST ${login.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  'over a file':
    `POST ${importStock.path} HTTP/1.1\r\nHost: a\r\nUserKey: ${key}\r\nCookie: LHSession=${cookie}\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n' +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
  'over reading': `GET ${LARGE} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(MANY),
})

/** Slow connections. One that is cut off is replaced at once, so that their number stays the same. */
export function openSlowConnections(address: string, person: Person, count: number) {
  const { hostname, port } = new URL(address)
  const kinds = Object.entries(kindsOf(person))
  const cut = new Map(kinds.map(([kind]) => [kind, 0]))
  const open = new Set<Socket>()
  let isOver = false

  function dial(kind: string, beginning: string) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    open.add(socket)
    socket.write(beginning)
    const isReader = kind === 'over reading'
    if (isReader) socket.pause()
    else socket.resume()
    // A client that does not read does not notice a closed connection either.
    const drip = isReader
      ? setTimeout(() => socket.resume(), READS_AFTER_MS)
      : setInterval(() => socket.write('x'), EVERY_MS)
    socket.once('close', () => {
      clearInterval(drip)
      open.delete(socket)
      if (isOver) return
      cut.set(kind, (cut.get(kind) ?? 0) + 1)
      dial(kind, beginning)
    })
  }
  const gathered = (async () => {
    for (let n = 0; n < count; n++) {
      dial(...(kinds[n % kinds.length] as [string, string]))
      await pause(APART_MS)
    }
  })()

  return {
    gathered,
    /** The number of connections cut off, by kind. */
    cut,
    count: () => open.size,
    disperse() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}

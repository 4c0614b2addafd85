import { randomBytes } from 'node:crypto'
import { DEVICE_DAYS } from '../../platform/http/device-cookie'
import { equalsInConstantTime, sign } from '../../platform/http/secrets'

/** Per browser; shared office computers seldom have more. */
const MAX_ACCOUNTS = 5
const DAY_MS = 24 * 60 * 60 * 1000
const ID = /^[\w-]{22}$/

/** Records that a browser has signed in to an account, until an expiry day. The account cannot be read from it. */
interface Mark {
  until: string
  seal: string
}

/** The id of a browser that has signed in to this account before; null for any other browser, or without an account. */
export function knownDevice(secret: Buffer, cookie: string | undefined, userId: number | null, at: Date) {
  const { id, marks } = parse(cookie)
  // The same work is done without an account, so that the timing reveals nothing.
  const found = findMark(secret, id, marks, userId ?? 0)
  return found && userId !== null && parseInt(found.until, 36) > dayOf(at) ? id : null
}

/** The cookie by which this browser is recognised from now on by this account, and still by those before. */
export function rememberDevice(secret: Buffer, cookie: string | undefined, userId: number, at: Date): string {
  const { id, marks } = parse(cookie)
  const until = (dayOf(at) + DEVICE_DAYS).toString(36)
  const before = findMark(secret, id, marks, userId)
  const others = marks.filter((mark) => mark !== before)
  const kept = [{ until, seal: sealOf(secret, id, userId, until) }, ...others].slice(0, MAX_ACCOUNTS)
  return [id, ...kept.flatMap((mark) => [mark.until, mark.seal])].join('.')
}

/** `id.until.seal.until.seal…`; any other format counts as a new browser. */
function parse(cookie = ''): { id: string; marks: Mark[] } {
  const [id = '', ...parts] = cookie.split('.')
  if (!ID.test(id)) return { id: randomBytes(16).toString('base64url'), marks: [] }
  const marks = Array.from({ length: Math.min(MAX_ACCOUNTS, parts.length >> 1) }, (_, at) => ({
    until: parts[2 * at] ?? '',
    seal: parts[2 * at + 1] ?? '',
  }))
  return { id, marks: marks.filter(({ until, seal }) => /^[0-9a-z]{1,6}$/.test(until) && /^[\w-]{43}$/.test(seal)) }
}

const findMark = (secret: Buffer, id: string, marks: Mark[], userId: number) =>
  marks.find(({ until, seal }) => equalsInConstantTime(sealOf(secret, id, userId, until), seal))

const sealOf = (secret: Buffer, id: string, userId: number, until: string) =>
  sign(secret, 'device', id, String(userId), until)

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS)

import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendsBody, type Call } from '@lohahaat/contract/define-call'
import { useAdmin, useBuyer } from '../testing/signed-in'
import { useTestServer } from '../testing/test-server'
import { routes } from '../routes'

const server = useTestServer()
const REQUESTS = 200

/** Everything a call could change, apart from the limits that count the attempts. */
async function fingerprint() {
  const tables = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name <> 'rate_limits' order by 1`,
  )
  const sums = tables.rows.map(
    ({ name }) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t)`,
  )
  const { rows } = await server.db.execute(sql`select array[${sql.join(sums, sql`, `)}] as sums`)
  return JSON.stringify(rows)
}

/** Values that no form would send: wrong types, huge ones, control characters, deep nesting. */
const HOSTILE: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  99999999999,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\u202E\u0007',
  '\ud800',
  '\udc00x',
  'x'.repeat(100_000),
  '💥'.repeat(500),
  "' or 1=1 --",
  '"; drop table users; --',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '%s%n',
  'NaN',
  'undefined',
  '-1',
  '1e9',
  '0x10',
  '٣',
  [],
  [[]],
  [null],
  ['a', 'b'],
  {},
  { a: 1 },
  { toString: 'x' },
  { $gt: '' },
  { constructor: { prototype: { admin: true } } },
  Array.from({ length: 5000 }, () => 'x'),
]

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** The fields a call has, for putting hostile values where it looks. */
const fieldsOf = (call: Call) => Object.keys((call.input as { shape?: object } | undefined)?.shape ?? { unknown: 0 })

function* hostileInputs(call: Call): Generator {
  for (let n = 0; n < REQUESTS; n++) {
    const value = HOSTILE[n % HOSTILE.length]
    const fields = fieldsOf(call)
    if (n < HOSTILE.length) yield value
    else yield Object.fromEntries(fields.map((field, at) => [field, HOSTILE[(n + at * 7) % HOSTILE.length]]))
  }
}

function requestFor(call: Call, input: unknown) {
  if (sendsBody(call)) return { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  const entries = input !== null && typeof input === 'object' ? Object.entries(input) : [['Key', input]]
  const query = entries
    .map(([key, value]) => `${encodeSafely(key)}=${encodeSafely(value)}`)
    .join('&')
    .slice(0, 8000)
  return { query, headers: {} }
}

const encodeSafely = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())

const everyCall = routes.map(({ call }) => ({ say: `${call.method} ${call.path}`, call }))

const admin = useAdmin(server)
const buyer = useBuyer(server)

/** These end the session, which is their whole purpose: they are asked by a stranger. */
const endsSession = ({ path }: Call) => path.endsWith('Logout') || path.endsWith('SignOutEverywhere')

function headersOf(call: Call): Record<string, string> {
  const browser = call.access === 'admin' ? admin : buyer
  if (endsSession(call)) return {}
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return { ...Object.fromEntries(browser.values), cookie, captcha: '1' }
}

test.each(everyCall)(
  `$say: ${REQUESTS} hostile requests, no 5xx, and what is refused changes nothing`,
  async ({ call }) => {
    const before = await fingerprint()
    const strange: unknown[] = []
    let accepted = 0
    for (const input of hostileInputs(call)) {
      const { headers, ...rest } = requestFor(call, input)
      const all = { ...headersOf(call), ...headers }
      const response = await server.app.inject({ method: call.method, url: call.path, ...rest, headers: all })
      if (response.statusCode >= 500) strange.push({ input, body: response.body })
      if (response.statusCode === 200) accepted++
      if (!call.answers) JSON.parse(response.body)
    }
    expect(strange).toEqual([])
    // An administrator may call a brand '<script>': that is text like any other.
    if (accepted === 0 || call.method === 'GET') expect(await fingerprint()).toEqual(before)
  },
)

const withBody = everyCall.filter(({ call }) => sendsBody(call))

describe.each(withBody)('$say', ({ call }) => {
  test.each([
    { say: 'broken JSON', payload: '{"a":', type: 'application/json' },
    { say: 'deep JSON', payload: nested(200_000), type: 'application/json' },
    { say: 'a polluted prototype', payload: '{"__proto__":{"role":"Admin"}}', type: 'application/json' },
    { say: 'text', payload: 'hello', type: 'text/plain' },
    { say: 'a form', payload: 'a=b', type: 'application/x-www-form-urlencoded' },
    { say: 'no type', payload: '\u0000\u0001', type: 'application/octet-stream' },
    { say: 'two mebibytes', payload: JSON.stringify('x'.repeat(2 * 1024 * 1024)), type: 'application/json' },
  ])('$say is refused with a text', async ({ payload, type }) => {
    const headers = { 'content-type': type }
    const response = await server.app.inject({ method: call.method, url: call.path, payload, headers })
    expect([400, 401, 413, 415]).toContain(response.statusCode)
    expect(response.json<{ error: string }>().error).not.toBe('')
  })
})

import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accessOf } from '@lohahaat/contract/platform/access-of'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { sessions } from '../db/tables/identity/sessions'
import { fingerprint } from '../testing/database/fingerprint'
import { HOSTILE } from '../testing/hostile/hostile-values'
import { useAdmin, useBuyer } from '../testing/signed-in'
import { useTestServer } from '../testing/test-server'
import { routes } from '../routes'

const server = useTestServer()

/** Neighbouring fields get values of different kinds. */
const APART = 7
/** For a call that takes nothing, whatever it is sent. */
const HANDFUL = 10

/** The fields a call has, for putting hostile values where it looks. */
const fieldsOf = (call: Call) => Object.keys((call.input as { shape?: object } | undefined)?.shape ?? {})

/** The values as they are, then all fields filled with them: each value comes to each field once, beside others. */
function hostileInputs(call: Call): unknown[] {
  if (!call.input) return HOSTILE.slice(-HANDFUL)
  const fields = fieldsOf(call)
  const filled = (n: number) =>
    Object.fromEntries(fields.map((field, at) => [field, HOSTILE[(n + at * APART) % HOSTILE.length]]))
  return [...HOSTILE, ...HOSTILE.map((_, n) => filled(n))]
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

// A session notes every few minutes that it is alive, which on a busy machine would look like the work of a call.
beforeAll(() => server.db.update(sessions).set({ lastSeenAt: sql`now() + interval '1 day'` }))

/** These end the session, which is their whole purpose: they are asked by a stranger. */
const endsSession = ({ path }: Call) => path.endsWith('Logout') || path.endsWith('SignOutEverywhere')

function headersOf(call: Call): Record<string, string> {
  const browser = accessOf(call) === 'admin' ? admin : buyer
  if (endsSession(call)) return {}
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return { ...Object.fromEntries(browser.values), cookie, captcha: '1' }
}

const CONCURRENCY = 25

async function answersTo(call: Call) {
  const answers: { input: unknown; status: number; body: string }[] = []
  const inputs = hostileInputs(call)
  const send = async (input: unknown) => {
    const { headers, ...rest } = requestFor(call, inputToWire(call, input))
    const all = { ...headersOf(call), ...headers }
    const { statusCode, body } = await server.app.inject({ method: call.method, url: call.path, ...rest, headers: all })
    answers.push({ input, status: statusCode, body })
  }
  for (let at = 0; at < inputs.length; at += CONCURRENCY)
    await Promise.all(inputs.slice(at, at + CONCURRENCY).map(send))
  return answers
}

/** What the last call left as it was, so that it needn't be read again before the next. */
let unchanged: string | undefined

test.each(everyCall)('$say: no 5xx to hostile requests, and what is refused changes nothing', async ({ call }) => {
  const before = unchanged ?? (await fingerprint(server.db))
  unchanged = undefined
  const answers = await answersTo(call)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  if (!call.answers) for (const { body } of answers) JSON.parse(body)
  // An administrator may call a brand '<script>': that is text like any other.
  const isAccepted = answers.some(({ status }) => status === 200)
  if (isAccepted && call.method !== 'GET') return
  expect(await fingerprint(server.db)).toEqual(before)
  unchanged = before
})

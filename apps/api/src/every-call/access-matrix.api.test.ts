import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { routes } from '../routes'
import { claims, unownedFields, type Claim } from '../testing/claims'
import { fingerprint } from '../testing/database/fingerprint'
import { useAdmin, useBuyer } from '../testing/signed-in'
import { TestBrowser } from '../testing/test-browser'
import { useTestServer } from '../testing/test-server'
import { giveThings, type Things } from '../testing/things'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
const party = useBuyer(server)
const everyCall = routes.map(({ call }) => call)
const say = ({ method, path }: Call) => `${method} ${path}`

async function ask(browser: TestBrowser, call: Call, input: unknown = {}, headers: Record<string, string> = {}) {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const wire = inputToWire(call, input)
  const { statusCode, body } = await server.app.inject({
    method: call.method,
    url: call.path,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(browser.values), cookie, ...headers },
    ...(sendsBody(call) ? { payload: JSON.stringify(wire) } : { query: wire as Record<string, string> }),
  })
  if (statusCode === 200) return 'answered'
  const { error } = JSON.parse(body) as { error: string }
  const isIt = (name: RefusalName) => refusals[name] === statusCode && refusalTexts[name] === error
  return (Object.keys(refusals) as RefusalName[]).find(isIt) ?? error
}

test('who has no session gets nothing that needs one, whatever he says about himself', async () => {
  const forged = { UserKey: 'x'.repeat(43), Role: 'Admin', UserId: '1', cookie: `LHSession=${'x'.repeat(43)}` }
  const stolen = { UserKey: admin.values.get('UserKey') ?? '' }
  const guarded = everyCall.filter(({ access }) => access !== 'public')
  for (const headers of [{}, forged, stolen]) {
    const answers = await Promise.all(guarded.map((call) => ask(new TestBrowser(server), call, {}, headers)))
    expect(guarded.map((call, at) => [say(call), answers[at]])).toEqual(
      guarded.map((call) => [say(call), 'notSignedIn']),
    )
  }
})

test('a buyer gets nothing that is for administrators, though he says that he is one', async () => {
  const closed = everyCall.filter(({ access }) => access === 'admin')
  const answers = await Promise.all(closed.map((call) => ask(buyer, call, {}, { Role: 'Admin' })))
  expect(closed.map((call, at) => [say(call), answers[at]])).toEqual(closed.map((call) => [say(call), 'adminsOnly']))
})

/** Fields that name something, however deep they are. */
function namingFields(call: Call): string[] {
  const fields = new Set<string>()
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node) for (const name of Object.keys(node.properties as object)) fields.add(name)
    Object.values(node).forEach(walk)
  }
  if (call.input) walk(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }))
  return [...fields].filter((name) => /(id\d?|key)$/i.test(name))
}

test('every field that names somebody’s own thing is in the table', () => {
  const named = everyCall
    .filter(({ access }) => access !== 'admin')
    .flatMap((call) => namingFields(call).map((field) => ({ call, field })))
    .filter(({ field }) => !unownedFields.has(field.toLowerCase()))
  const missing = named.filter((one) => !claims.some(({ call, field }) => call === one.call && field === one.field))
  expect(
    missing.map(
      ({ call, field }) =>
        `Whose is the ${field} in ${say(call)}? Say it in apps/api/src/testing/claims.ts: in claims, or in unownedFields.`,
    ),
  ).toEqual([])
  const dead = claims.filter(({ call, field }) => !named.some((one) => one.call === call && one.field === field))
  expect(dead.map(({ call, field }) => `${say(call)} has no ${field}`)).toEqual([])
})

let [owned, others, admins, third] = [] as unknown as [Things, Things, Things, Things]
beforeAll(async () => {
  owned = await giveThings(server, buyer, [admin, party])
  others = await giveThings(server, other, [admin, party])
  admins = await giveThings(server, admin, [other, party])
  third = await giveThings(server, party, [])
})

/** What claims are answered, in the order of the table. Whatever is spent comes anew. */
async function answersTo(
  of: readonly Claim[],
  browser: TestBrowser,
  input: (claim: Claim, owned: Things) => unknown,
  things = owned,
) {
  const answers: string[] = []
  for (const claim of of) {
    const answer = await ask(browser, claim.call, input(claim, things))
    if (claim.spends && answer === 'answered') things = await giveThings(server, buyer, [admin, party])
    answers.push(answer)
  }
  return of.map(({ call, field }, at) => [say(call), field, answers[at]])
}

const expected = (of: readonly Claim[], role: 'owner' | 'foreigner' | 'admin') =>
  of.map((claim) => [say(claim.call), claim.field, claim[role]])

test('what a stranger is refused by its id changes nothing', async () => {
  const refused = claims.filter(({ foreigner }) => foreigner !== 'answered')
  const before = await fingerprint(server.db)
  const answers = await answersTo(refused, other, ({ naming }, things) => naming(things, others, third))
  expect(answers).toEqual(expected(refused, 'foreigner'))
  expect(await fingerprint(server.db)).toBe(before)
})

test('an administrator is refused what is a buyer’s alone', async () => {
  const refused = claims.filter(({ admin }) => admin !== 'answered')
  const before = await fingerprint(server.db)
  const answers = await answersTo(refused, admin, ({ naming }, things) => naming(things, admins, third))
  expect(answers).toEqual(expected(refused, 'admin'))
  expect(await fingerprint(server.db)).toBe(before)
})

/** To draw the invoice takes seconds, and tests of its own see that it is drawn. */
const quick = claims.filter(({ call }) => call !== fetchProformaInvoice)

test('the same requests are answered to the owner, so that it was the id they were refused for', async () => {
  const answers = await answersTo(quick, buyer, ({ naming }, things) => naming(things, things, third))
  expect(answers).toEqual(expected(quick, 'owner'))
})

test('what is for everybody, or for administrators too, is answered to them', async () => {
  // The owner has ended his own session just now.
  await buyer.signIn(buyer.values.get('EmailAddressId') ?? '')
  const things = await giveThings(server, buyer, [])
  for (const [role, browser, own] of [
    ['foreigner', other, others],
    ['admin', admin, admins],
  ] as const) {
    const answered = quick.filter((claim) => claim[role] === 'answered')
    const answers = await answersTo(answered, browser, ({ naming }, owned) => naming(owned, own, third), things)
    expect(answers).toEqual(expected(answered, role))
  }
  expect(await ask(buyer, loginCheck, { key: buyer.values.get('UserKey') })).toBe('answered')
})

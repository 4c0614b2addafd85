import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fetchInvoiceFile } from '@lohahaat/contract/billing/invoices/invoices'
import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { accessOf } from '@lohahaat/contract/platform/access-of'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { sellingRoles, type Actor } from '@lohahaat/domain/identity/actor'
import {
  isAllowed,
  permissions,
  sellingRolesFor,
  type Access,
  type Permission,
  type RuledPermission,
} from '@lohahaat/domain/identity/permissions'
import { routes } from '../routes'
import { claims, claimsOn, unownedFields, type Claim } from '../testing/claims/claims'
import { fingerprint } from '../testing/database/fingerprint'
import { useAdmin, useBuyer } from '../testing/signed-in'
import { makeSupplier } from '../testing/firms/suppliers'
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

const permissionsFor = (...access: Access[]) =>
  (Object.keys(permissions) as Permission[]).filter((name) => access.includes(permissions[name].access))
const callsOf = (permission: Permission) => everyCall.filter((call) => call.permission === permission)

test.each(permissionsFor('signed-in', 'admin'))('without a session nobody may %s, whatever he says', async (name) => {
  const forged = { UserKey: 'x'.repeat(43), Role: 'Admin', UserId: '1', cookie: `LHSession=${'x'.repeat(43)}` }
  const stolen = { UserKey: admin.values.get('UserKey') ?? '' }
  const guarded = callsOf(name)
  for (const headers of [{}, forged, stolen]) {
    const answers = await Promise.all(guarded.map((call) => ask(new TestBrowser(server), call, {}, headers)))
    expect(guarded.map((call, at) => [say(call), answers[at]])).toEqual(
      guarded.map((call) => [say(call), 'notSignedIn']),
    )
  }
})

test.each(permissionsFor('admin'))('a buyer may not %s, though he says that he is an administrator', async (name) => {
  const closed = callsOf(name)
  const answers = await Promise.all(closed.map((call) => ask(buyer, call, {}, { Role: 'Admin' })))
  expect(closed.map((call, at) => [say(call), answers[at]])).toEqual(closed.map((call) => [say(call), 'adminsOnly']))
})

const forSuppliers = (Object.keys(permissions) as Permission[]).filter((name) => sellingRolesFor(name) !== null)

test.each(forSuppliers)('who sells nothing may not %s', async (name) => {
  const closed = callsOf(name)
  expect(closed.length).toBeGreaterThan(0)
  for (const browser of [buyer, admin]) {
    const answers = await Promise.all(closed.map((call) => ask(browser, call)))
    expect(answers).toEqual(closed.map(() => 'suppliersOnly'))
  }
})

test.each(sellingRoles)('what %s of a supplier is refused is what his role is not for', async (role) => {
  const supplier = await makeSupplier(server, role)
  const refused = await Promise.all(
    forSuppliers.map(async (name) => {
      const answers = await Promise.all(callsOf(name).map((call) => ask(supplier, call)))
      return answers.every((answer) => answer === 'suppliersOnly') ? name : answers.includes('suppliersOnly')
    }),
  )
  expect(refused).toEqual(forSuppliers.map((name) => (sellingRolesFor(name)?.includes(role) ? false : name)))
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
    .filter((call) => accessOf(call) !== 'admin')
    .flatMap((call) => namingFields(call).map((field) => ({ call, field })))
    .filter(({ field }) => !unownedFields.has(field.toLowerCase()))
  const missing = named.filter((one) => !claims.some(({ call, field }) => call === one.call && field === one.field))
  expect(
    missing.map(
      ({ call, field }) =>
        `Whose is the ${field} in ${say(call)}? Say it in apps/api/src/testing/claims: in claims, or in unownedFields.`,
    ),
  ).toEqual([])
  const dead = claims.filter(({ call, field }) => !named.some((one) => one.call === call && one.field === field))
  expect(dead.map(({ call, field }) => `${say(call)} has no ${field}`)).toEqual([])
})

const NAMES_A_THING = /^(order|enquiry)Id$/
const lacksRight = (outcome: Claim['owner']) => ['orderNotFound', 'notYourEnquiry', 'ownEnquiry'].includes(outcome)
const at = new Date()
function actorOf(userId: number, adminRights: Actor['adminRights']): Actor {
  return { userId, companyId: userId, companyRole: 'Owner', sellerId: null, sellingRole: null, adminRights, at }
}
const people: Record<'owner' | 'foreigner' | 'admin', Actor> = {
  owner: actorOf(1, 'none'),
  foreigner: actorOf(2, 'none'),
  admin: actorOf(3, 'fresh'),
}

test('who is refused an order or an enquiry is who the rule of the permission refuses', () => {
  const ruled = claims.filter(({ call, field }) => 'rule' in permissions[call.permission] && NAMES_A_THING.test(field))
  expect(ruled.length).toBeGreaterThan(8)
  const thing = { buyerId: people.owner.userId, companyId: people.owner.companyId, isOpen: false, hasQuoted: false }
  for (const claim of ruled)
    for (const role of ['owner', 'foreigner', 'admin'] as const) {
      const isRefused = !isAllowed(claim.call.permission as RuledPermission, people[role], thing)
      expect([say(claim.call), role, lacksRight(claim[role])]).toEqual([say(claim.call), role, isRefused])
    }
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

/** To draw an invoice takes seconds, and tests of its own see that it is drawn. */
const drawn: readonly Call[] = [fetchProformaInvoice, fetchInvoiceFile, fetchOrderPapers]
const isQuick = ({ call }: Claim) => !drawn.includes(call)

test.each(Object.entries(claimsOn))(
  'the same requests on %s are answered to the owner, so that it was the id they were refused for',
  async (_, claimsOnIt) => {
    const quick = claimsOnIt.filter(isQuick)
    const things = await giveThings(server, buyer, [admin, party])
    const answers = await answersTo(quick, buyer, ({ naming }, owned) => naming(owned, owned, third), things)
    expect(answers).toEqual(expected(quick, 'owner'))
  },
)

test('what is for everybody, or for administrators too, is answered to them', async () => {
  // The owner has ended his own session just now.
  await buyer.signIn(buyer.values.get('EmailAddressId') ?? '')
  const things = await giveThings(server, buyer, [party])
  for (const [role, browser, own] of [
    ['foreigner', other, others],
    ['admin', admin, admins],
  ] as const) {
    const answered = claims.filter((claim) => isQuick(claim) && claim[role] === 'answered')
    const answers = await answersTo(answered, browser, ({ naming }, owned) => naming(owned, own, third), things)
    expect(answers).toEqual(expected(answered, role))
  }
  expect(await ask(buyer, loginCheck, { key: buyer.values.get('UserKey') })).toBe('answered')
})

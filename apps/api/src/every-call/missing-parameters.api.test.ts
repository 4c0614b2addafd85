import { beforeAll, expect, test } from 'vitest'
import { sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { routes } from '../routes'
import { sellFor, someSeller } from '../testing/firms/supplier-rows'
import { useAdmin } from '../testing/signed-in'
import { useTestServer } from '../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
// So that what is for suppliers is looked at too.
beforeAll(async () => sellFor(server, admin, (await someSeller(server)).id))

/** Those that need something; what comes in a form is looked at after its file. */
const needy = routes
  .map(({ call }) => call)
  .filter(({ input, upload }) => !upload && input?.safeParse({}).success === false)

async function ask(call: Call, payload?: string) {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
  const { statusCode, body } = await server.app.inject({
    method: call.method,
    url: call.path,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(admin.values), cookie },
    ...(payload !== undefined && { payload }),
  })
  return { status: statusCode, text: (JSON.parse(body) as { error: string }).error }
}

test('every call that needs something says what, and never in terms of the validator', async () => {
  const asked = needy.flatMap((call) =>
    (sendsBody(call) ? [undefined, '{}', 'null', '[]', '7'] : [undefined]).map((body) => ({ call, body })),
  )
  const answers = await Promise.all(asked.map(({ call, body }) => ask(call, body)))
  const unclear = answers.filter(
    ({ status, text }) => status !== 400 || /invalid input|expected|received|could not be understood/i.test(text),
  )
  expect(unclear).toEqual([])
  expect(answers.length).toBeGreaterThan(80)
})

test('a call about an order that names none', async () => {
  const aboutOrders = needy.filter(({ path }) =>
    /LH\/(OrderSuccessDetail|Delete(Order|Item)|ProformaInvoice|OrderAgain|OrderStatus)$/.test(path),
  )
  expect(aboutOrders).toHaveLength(6)
  for (const call of aboutOrders) expect(await ask(call)).toEqual({ status: 400, text: orderMessages.idInvalid })
})

import { expect, test } from 'vitest'
import { schemaOfCall, slim } from './slim-contract'

const declared = `import { z } from 'zod'
export const MOST = 5
export const sayMost = () => 'five'
export const orderInput = z.object({ id: z.number() })
export const order = defineCall({
  method: 'GET',
  path: '/Order/LH/Order',
  access: 'public',
  summary: 'One order, or none.',
  input: orderInput,
  response: z.array(z.object({ id: z.number() })),
  paged: true,
})
`

test('a call is how it is sent, without what only the server needs', () => {
  const slimmed = slim(declared)
  expect(slimmed).toMatch(
    /order = \/\* @__PURE__ \*\/ \(\(\) => \(defineCall\(\{\s*method: 'GET',\s*path: '\/Order\/LH\/Order',\s*paged: true,\s*\}\)\)\)\(\)/,
  )
})

test('a schema stays for the form that imports it, and may be dropped where nobody does', () => {
  expect(slim(declared)).toContain('orderInput = /* @__PURE__ */ (() => (z.object({ id: z.number() })))()')
})

test('figures and functions stay as they are', () => {
  expect(slim(declared)).toContain("export const MOST = 5\nexport const sayMost = () => 'five'\n")
})

test.each([
  {
    say: 'the schema of a call',
    code: "import { order } from '@lohahaat/contract/order/order'\norder.input.parse(x)",
    found: 'order.input',
  },
  {
    say: 'a schema by its name',
    code: "import { orderInput } from '@lohahaat/contract/order/order'\norderInput.parse(x)",
    found: undefined,
  },
  {
    say: 'a field of something else',
    code: "import { order } from '@lohahaat/contract/order/order'\nevent.input",
    found: undefined,
  },
])('$say', ({ code, found }) => {
  expect(schemaOfCall(code)).toBe(found)
})

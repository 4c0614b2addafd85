import { readFile } from 'node:fs/promises'
import { type AnswerKind, answerKindOf } from '@lohahaat/contract/platform/answer-kind'
import { everyCall } from '@lohahaat/contract/every-call'
import { expect, test } from 'vitest'
import { schemaOfCall, slim } from './slim-contract'

const declared = `import { z } from 'zod'
export const MOST = 5
export const sayMost = () => 'five'
export const orderInput = z.object({ id: z.number() })
export const order = defineCall({
  method: 'GET',
  path: '/Order/LH/Order',
  permission: 'visit the site',
  summary: 'One order, or none.',
  input: orderInput,
  response: z.array(z.object({ id: z.number() })),
  paged: true,
})
`

test('a call is how it is sent, without what only the server needs', () => {
  const slimmed = slim(declared)
  expect(slimmed).toMatch(
    /order = \/\* @__PURE__ \*\/ \(\(\) => \(defineCall\(\{\s*method: 'GET',\s*path: '\/Order\/LH\/Order',\s*answerKind: "list",\s*paged: true,\s*\}\)\)\)\(\)/,
  )
})

test('a schema stays for the form that imports it, and may be dropped where nobody does', () => {
  expect(slim(declared)).toContain('orderInput = /* @__PURE__ */ (() => (z.object({ id: z.number() })))()')
})

test('so may the fields that are taken out of a schema', () => {
  expect(slim('const { page, search } = listQuery([])')).toBe(
    'const page = /* @__PURE__ */ (() => ((listQuery([])).page))(), search = /* @__PURE__ */ (() => ((listQuery([])).search))()',
  )
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

const contract = new URL('../../../packages/contract/src/', import.meta.url)

test('the browser is told of each answer what its schema says', async () => {
  let told = 0
  for (const { file, call } of everyCall) {
    const source = await readFile(new URL(file, contract), 'utf8')
    // Master data keeps its schemas, since its forms check with them.
    if (!source.includes('defineCall({')) continue
    const declared = slim(source)
      .split('defineCall(')
      .find((text) => isDeclarationOf(text, call, /const path = '(.*)'/.exec(source)?.[1]))
    // A copy of another call has what was written there.
    if (!declared && /defineCall\(\{\s*\.\.\./.test(source)) continue
    const written = /answerKind: (.*),/.exec(declared ?? '')?.[1]
    const kind = answerKindOf(call)
    const known = written === undefined ? undefined : (JSON.parse(written) as AnswerKind)
    // A schema that is declared elsewhere may have lists that are not to be seen here.
    if (Array.isArray(known) && Array.isArray(kind)) expect(kind, file).toEqual(expect.arrayContaining([...known]))
    else expect(known, file).toEqual(call.answers === 'file' ? undefined : kind)
    told += known === undefined ? 0 : 1
  }
  expect(told).toBeGreaterThan(35)
})

const isDeclarationOf = (text: string, { method, path }: { method: string; path: string }, shared?: string) =>
  text.includes(`method: '${method}'`) && (text.includes(`'${path}'`) || (path === shared && /\bpath,/.test(text)))

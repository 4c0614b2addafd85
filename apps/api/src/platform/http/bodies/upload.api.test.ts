import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@lohahaat/contract/platform/define-call'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { formOf, type SentFile } from '../../../testing/hostile/form'
import { someUser } from '../../../testing/people'
import { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'
import { routes } from '../../../routes'
import { route } from '../route'

const sendDrawing = defineCall({
  method: 'POST',
  path: '/Test/LH/SendDrawing',
  permission: 'buy',
  summary: 'Takes a drawing with a note.',
  input: z.object({ note: z.string().min(2, { error: 'Please write a note.' }), count: z.coerce.number().default(1) }),
  response: z.object({ name: z.string(), text: z.string(), note: z.string(), count: z.number() }),
  upload: { maxBytes: 1000 },
})

const sendBare = defineCall({
  method: 'POST',
  path: '/Test/LH/SendBare',
  permission: 'visit the site',
  summary: 'Takes a file and nothing else.',
  response: z.number(),
  upload: { maxBytes: 2 * 1024 * 1024 },
})

const server = useTestServer({
  routes: [
    ...routes,
    route(sendDrawing, ({ input, upload }) => ({ ...input, name: upload.name, text: upload.bytes.toString() })),
    route(sendBare, ({ upload }) => upload.bytes.length),
  ],
})

const drawing: SentFile = { name: 'शीट 1.csv', bytes: 'SHS 50x50' }
const session: Record<string, string> = {}
beforeAll(async () => {
  const browser = new TestBrowser(server)
  await browser.signIn(await someUser(server.db))
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  Object.assign(session, Object.fromEntries(browser.values), { cookie })
})

async function post(payload: Buffer | string, headers: Record<string, string>, url: string = sendDrawing.path) {
  const response = await server.app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

async function sendForm(fields: Record<string, string>, ...files: SentFile[]) {
  const { payload, headers } = await formOf(fields, ...files)
  return post(payload, { ...session, ...headers })
}

test('a form arrives with its fields, validated, and its file', async () => {
  const { status, body } = await sendForm({ note: 'as drawn', count: '3' }, drawing)
  expect({ status, body }).toEqual({
    status: 200,
    body: { note: 'as drawn', count: 3, name: 'शीट 1.csv', text: 'SHS 50x50' },
  })
})

test('a file far above the limit of JSON arrives', async () => {
  const { payload, headers } = await formOf({}, { name: 'a.bin', bytes: Buffer.alloc(2 * 1024 * 1024) })
  expect(await post(payload, headers, sendBare.path)).toEqual({ status: 200, body: 2 * 1024 * 1024 })
})

test('a visitor is refused before anything is looked at', async () => {
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await post('nonsense', broken)).toMatchObject({ status: 401, body: { error: 'Please sign in.' } })
})

test('a refusal reaches the sender although he is still sending', async () => {
  const address = await server.app.listen({ port: 0 })
  const { payload, headers } = await formOf({ note: 'as drawn' }, { name: 'a', bytes: Buffer.alloc(20_000_000) })
  const send = (more: object) =>
    fetch(address + sendDrawing.path, { method: 'POST', body: payload, headers: { ...headers, ...more } })
  expect((await send({})).status).toBe(401)
  expect((await send(session)).status).toBe(413)
  const inPieces = new Blob([payload]).stream()
  const init = { method: 'POST', body: inPieces, headers: { ...headers, ...session }, duplex: 'half' }
  expect((await fetch(address + sendDrawing.path, init)).status).toBe(413)
})

describe('what is wrong with a form', () => {
  const fields = { note: 'as drawn' }
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`field${at}`, 'x']))
  test.each([
    { say: 'no file', fields, files: [], status: 400, error: 'Please select a file.' },
    { say: 'an empty file', fields, files: [{ name: '', bytes: '' }], status: 400, error: 'Please select a file.' },
    { say: 'a wrong field', fields: { note: 'a' }, files: [drawing], status: 400, error: 'Please write a note.' },
    { say: 'too large', fields, files: [{ name: 'a', bytes: Buffer.alloc(1001) }], status: 413 },
    { say: 'far too large', fields, files: [{ name: 'a', bytes: Buffer.alloc(3_000_000) }], status: 413 },
    { say: 'two files', fields, files: [drawing, drawing], status: 400 },
    { say: 'a file elsewhere', fields, files: [{ ...drawing, field: 'other' }], status: 400 },
    { say: 'many fields', fields: { ...fields, ...many }, files: [drawing], status: 400 },
    { say: 'a long field', fields: { note: 'x'.repeat(10_001) }, files: [drawing], status: 400 },
    { say: 'a long field name', fields: { ...fields, ['n'.repeat(20_000)]: 'x' }, files: [drawing], status: 400 },
    { say: 'a polluting field', fields: { ...fields, constructor: 'x' }, files: [drawing], status: 400 },
  ])('$say: $status', async ({ fields, files, status, error = expect.any(String) }) => {
    expect(await sendForm(fields, ...files)).toEqual({ status, body: { error } })
  })

  test.each([
    { say: 'JSON', type: 'application/json', payload: '{"note":"as drawn"}', status: 415 },
    { say: 'broken JSON', type: 'application/json', payload: '{', status: 415 },
    { say: 'text', type: 'text/plain', payload: 'hello', status: 415 },
    { say: 'a form without a boundary', type: 'multipart/form-data', payload: '--x--', status: 400 },
    { say: 'a form of nothing', type: 'multipart/form-data; boundary=x', payload: '', status: 400 },
    { say: 'no form', type: 'multipart/form-data; boundary=x', payload: 'hello', status: 400 },
    { say: 'bytes', type: 'multipart/form-data; boundary=x', payload: '--x\r\n\u0000\u0001', status: 400 },
  ])('$say: $status', async ({ type, payload, status }) => {
    const answer = await post(payload, { ...session, 'content-type': type })
    expect(answer).toEqual({ status, body: { error: expect.stringMatching(/./) } })
  })

  test('a field twice: 400', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n'
    const headers = { ...session, 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post(`${part}${part}--x--\r\n`, headers)).toMatchObject({ status: 400 })
  })

  test('a form cut off anywhere: 400', async () => {
    const { payload, headers } = await formOf(fields, drawing)
    const [step, statuses] = [7, new Set<number>()]
    for (let end = 1; end < payload.length - 4; end += step) {
      statuses.add((await post(payload.subarray(0, end), { ...session, ...headers })).status)
    }
    expect([...statuses]).toEqual([400])
  })
})

test('a call that declares no file takes no form', async () => {
  const { payload, headers } = await formOf({ username: 'asha@example.com', password: '1' }, drawing)
  expect(await post(payload, headers, login.path)).toMatchObject({ status: 415 })
})

test('the description knows the file', async () => {
  const { paths } = (await server.app.inject('/openapi.json')).json<{ paths: Record<string, unknown> }>()
  const file = { type: 'string', format: 'binary' }
  const form = (schema: object) => ({ post: { requestBody: { content: { 'multipart/form-data': { schema } } } } })
  expect(paths[sendDrawing.path]).toMatchObject(form({ properties: { note: {}, file }, required: ['note', 'file'] }))
  expect(paths[sendBare.path]).toMatchObject(form({ properties: { file }, required: ['file'] }))
})

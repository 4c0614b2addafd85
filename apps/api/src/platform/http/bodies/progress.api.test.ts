import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@lohahaat/contract/platform/define-call'
import { formOf } from '../../../testing/hostile/form'
import { useTestServer } from '../../../testing/test-server'
import { Refusal } from '../../refusal'
import { route } from '../route'

const importRows = defineCall({
  method: 'POST',
  path: '/Test/LH/ImportRows',
  permission: 'visit the site',
  summary: 'Takes long.',
  input: z.object({ how: z.string() }),
  response: z.object({ saved: z.number() }),
  answers: 'progress',
})

const importFile = defineCall({ ...importRows, path: '/Test/LH/ImportFile', upload: { maxBytes: 1000 } })

const signals = new EventEmitter()

const server = useTestServer({
  routes: [
    route(importFile, ({ upload, progress }) => {
      progress(1, 1)
      return { saved: upload.bytes.length }
    }),
    route(importRows, async ({ input: { how }, progress }) => {
      if (how === 'refused') throw new Refusal('notASheet')
      if (how === 'broken') throw new Error('oops')
      if (how === 'short') return { saved: 1 }
      progress(500, 1000)
      if (how === 'waits') await once(signals, 'go on')
      progress(1000, 1000)
      if (how === 'refused late') throw new Refusal('unreadableFile')
      if (how === 'broken late') throw new Error('oops')
      if (how === 'wrong late') return { saved: 'many' as never }
      signals.emit('finished')
      return { saved: 1000 }
    }),
  ],
})

let address: string
beforeAll(async () => {
  address = await server.app.listen({ port: 0 })
})

async function send(how: string) {
  const response = await server.app.inject({ method: 'POST', url: importRows.path, payload: { how } })
  const lines = response.body.split('\n').filter(Boolean)
  return { status: response.statusCode, type: response.headers['content-type'], lines }
}

const half = '{"done":500,"of":1000}'
const whole = '{"done":1000,"of":1000}'
const fault = 'Something went wrong on our side. Please try again.'

test.each([
  { how: 'well', lines: [half, whole, '{"result":{"saved":1000}}'] },
  { how: 'short', lines: ['{"result":{"saved":1}}'] },
  { how: 'refused late', lines: [half, whole, '{"error":"This file could not be read."}'] },
  { how: 'broken late', lines: [half, whole, `{"error":"${fault}"}`] },
  { how: 'wrong late', lines: [half, whole, `{"error":"${fault}"}`] },
])('work that goes $how is told line by line', async ({ how, lines }) => {
  expect(await send(how)).toEqual({ status: 200, type: 'application/x-ndjson', lines })
})

test.each([
  { how: 'refused', status: 400, error: 'This file is neither a CSV nor an XLSX file.' },
  { how: 'broken', status: 500, error: fault },
])('what is $how before the first line is answered as anywhere else', async ({ how, status, error }) => {
  const answer = await send(how)
  expect(answer).toMatchObject({ status, type: 'application/json; charset=utf-8' })
  expect(JSON.parse(answer.lines[0] ?? '')).toMatchObject({ error })
})

test('a fault after the first line is logged', async () => {
  const before = server.log.length
  await send('broken late')
  expect(server.log.slice(before).join('')).toContain('request failed')
})

test('a form can be answered in lines', async () => {
  const { payload, headers } = await formOf({ how: 'well' }, { name: 'a.csv', bytes: 'abc' })
  const response = await server.app.inject({ method: 'POST', url: importFile.path, payload, headers })
  expect(response.body).toBe('{"done":1,"of":1}\n{"result":{"saved":3}}\n')
})

test('lines arrive while the work goes on, also where the browser offers to unpack', async () => {
  const response = await fetch(`${address}${importRows.path}`, {
    method: 'POST',
    body: JSON.stringify({ how: 'waits' }),
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip, br' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(`${half}\n`)
  signals.emit('go on')
  let rest = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) rest += read.value
  expect(rest).toBe(`${whole}\n{"result":{"saved":1000}}\n`)
})

test('a caller who goes away leaves the work running and the server well', async () => {
  const finished = once(signals, 'finished')
  const body = JSON.stringify({ how: 'waits' })
  const socket = connect(Number(new URL(address).port))
  socket.write(`POST ${importRows.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`)
  socket.write(`Content-Length: ${body.length}\r\n\r\n${body}`)
  await once(socket, 'data')
  socket.destroy()
  await once(socket, 'close')
  signals.emit('go on')
  await finished
  expect(await send('short')).toMatchObject({ status: 200 })
})

test('the description tells the lines', async () => {
  const { paths } = (await server.app.inject('/openapi.json')).json<{ paths: Record<string, unknown> }>()
  const content = { 'application/x-ndjson': { schema: { anyOf: expect.any(Array) } } }
  expect(paths[importRows.path]).toMatchObject({ post: { responses: { 200: { content } } } })
})

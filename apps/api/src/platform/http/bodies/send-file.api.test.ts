import { expect, test } from 'vitest'
import { z } from 'zod'
import { answeredFile } from '@lohahaat/contract/platform/answered-file'
import { defineCall } from '@lohahaat/contract/platform/define-call'
import { useTestServer } from '../../../testing/test-server'
import { route } from '../route'

const exportRows = defineCall({
  method: 'GET',
  path: '/Test/LH/ExportRows',
  permission: 'visit the site',
  summary: 'Answers a file.',
  input: z.object({ name: z.string() }),
  response: answeredFile,
  answers: 'file',
})

const bytes = Buffer.from([0, 255, 1, 2])

const server = useTestServer({
  routes: [route(exportRows, ({ input: { name } }) => ({ name, mediaType: 'text/csv; charset=utf-8', bytes }))],
})

const fetchFile = (name: string) => server.app.inject({ url: exportRows.path, query: { Name: name } })

test('a file arrives byte for byte, to be saved and never kept or guessed at', async () => {
  const { rawPayload, headers } = await fetchFile('stock.csv')
  expect(rawPayload.equals(bytes)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '4',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="stock.csv"; filename*=UTF-8''stock.csv`,
  })
})

test.each([
  { name: 'शीट.csv', ascii: '___.csv', encoded: '%E0%A4%B6%E0%A5%80%E0%A4%9F.csv' },
  { name: 'a "b" (1).csv', ascii: 'a _b_ (1).csv', encoded: 'a%20%22b%22%20%281%29.csv' },
  { name: '../a\r\nSet-Cookie: b', ascii: '.._a__Set-Cookie: b', encoded: '.._a__Set-Cookie%3A%20b' },
  { name: '\ud800', ascii: '_', encoded: '%EF%BF%BD' },
])('$name is a safe name', async ({ name, ascii, encoded }) => {
  const query = `Name=${encodeURIComponent(name.toWellFormed())}`
  const { headers } = await server.app.inject(`${exportRows.path}?${query}`)
  expect(headers['content-disposition']).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
})

test('the description tells that it is a file', async () => {
  const { paths } = (await server.app.inject('/openapi.json')).json<{ paths: Record<string, unknown> }>()
  const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  expect(paths[exportRows.path]).toMatchObject({ get: { responses: { 200: { content } } } })
})

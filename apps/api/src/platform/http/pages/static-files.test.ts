import Fastify, { type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStaticFiles } from './static-files'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets/hi'), { recursive: true })
  const files = [
    'assets/root-1.js',
    'assets/hi/root-2.js',
    'assets/root-1.js.br',
    'favicon.svg',
    'worker.js',
    'worker.js.br',
  ]
  for (const file of files) await writeFile(join(folder, file), file)
  app = Fastify()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', 'for documents')
    done()
  })
  app.get('/*', () => 'a page')
  await serveStaticFiles(app, folder)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = async (url: string, encoding = 'identity') => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  return { status: statusCode, kept: headers['cache-control'], policy: headers['content-security-policy'], body }
}

test('files whose names have a hash are kept for ever, in each language', async () => {
  const kept = 'public, max-age=31536000, immutable'
  expect(await get('/assets/root-1.js')).toEqual({ status: 200, kept, policy: undefined, body: 'assets/root-1.js' })
  expect(await get('/assets/hi/root-2.js')).toMatchObject({ status: 200, kept, body: 'assets/hi/root-2.js' })
})

test('a precompressed copy goes to who takes it', async () => {
  expect(await get('/assets/root-1.js', 'br')).toMatchObject({ status: 200, body: 'assets/root-1.js.br' })
  expect(await get('/worker.js', 'br')).toMatchObject({ status: 200, body: 'worker.js.br', kept: 'no-cache' })
})

test('other files are asked for again, the worker each time', async () => {
  expect(await get('/favicon.svg')).toMatchObject({
    status: 200,
    kept: 'public, max-age=3600',
    policy: 'for documents',
  })
  expect(await get('/worker.js')).toMatchObject({ status: 200, kept: 'no-cache' })
})

test('a file of another build is missing and not a page, which a browser would take for a script', async () => {
  expect(await get('/assets/gone-3.js')).toMatchObject({ status: 404 })
  expect(await get('/assets/../../secret')).toMatchObject({ body: 'a page' })
})

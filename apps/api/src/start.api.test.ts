import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from './env'
import { connect } from './platform/db/connect'
import { startServer } from './start'
import { databaseUrl, execute } from './testing/database/postgres-server'
import { startFakeS3, type FakeS3 } from './testing/servers/fake-s3'
import { siteWith } from './testing/small-site'

const { serverUrl } = inject('postgres')
const name = `lohahaat_start_${randomBytes(4).toString('hex')}`
const url = databaseUrl(serverUrl, name)
let folder: string
let store: FakeS3

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lh-start-'))
  store = await startFakeS3()
  await execute(serverUrl, `create database ${name}`)
})
afterAll(async () => {
  await execute(serverUrl, `drop database ${name} with (force)`)
  await store.stop()
  await rm(folder, { recursive: true })
})

test('a wrong key of the store is named before the demo writes anything', async () => {
  const FILES_URL = store.url.replace(/\/\/[^:]+:/, '//OTHER:')
  const env = readEnv({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: url, FILES_URL })
  await expect(startServer(env, () => Promise.resolve(siteWith(() => 'a page')))).rejects.toThrow(
    'FILES_URL: The store of files answered 403 InvalidAccessKeyId',
  )
  const connection = await connect({ databaseUrl: url })
  const { rows } = await connection.db.execute(sql`select 1 from pg_tables where schemaname = 'public'`)
  await connection.close()
  expect([rows, store.files.size]).toEqual([[], 0])
})

import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../env'
import { startServer } from '../start'
import { someBuyers, someItems } from '../testing/carts'
import { placeOrder } from '../testing/orders'
import { databaseUrl, execute } from '../testing/database/postgres-server'
import { siteWith } from '../testing/small-site'
import { connect } from '../platform/db/connect'

const { serverUrl: superuser } = inject('postgres')
const name = `lohahaat_roles_${randomBytes(4).toString('hex')}`
const as = (role: string, password = 'pipe') => {
  const url = new URL(databaseUrl(superuser, name))
  return Object.assign(url, { username: role, password }).href
}
const owner = `${name}_owner`
const serving = `${name}_serving`

let folder: string
/** Starts the whole server under these roles, and stops it. */
async function serve(variables: Record<string, string>, ask = async (_address: string) => {}) {
  const env = readEnv({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...variables })
  const server = await startServer(env, () => Promise.resolve(siteWith(() => 'a page')))
  await ask(server.address).finally(() => server.stop())
}

/** The operator's SQL, with the names of this test. */
async function grant() {
  const script = await readFile(fileURLToPath(new URL('../../../../ops/roles.sql', import.meta.url)), 'utf8')
  await execute(
    databaseUrl(superuser, name),
    script.replace(/\blohahaat(_server)?\b/g, (_, mark) => (mark ? serving : owner)),
  )
}

describe('a role that owns the schema and one that serves', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lh-roles-'))
    for (const role of [owner, serving]) await execute(superuser, `create role ${role} login password 'pipe'`)
    await execute(superuser, `create database ${name} owner ${owner}`)
  })
  afterAll(async () => {
    await execute(superuser, `drop database ${name} with (force)`)
    for (const role of [owner, serving]) await execute(superuser, `drop role ${role}`)
    await rm(folder, { recursive: true })
  })

  test('without its rights the serving role stops the start with one line', async () => {
    await expect(serve({ DATABASE_URL: as(serving) })).rejects.toThrow(/^MIGRATION_DATABASE_URL: is needed: [^\n]+$/)
    const both = { DATABASE_URL: as(serving), MIGRATION_DATABASE_URL: as(owner), DEMO_DATA: 'true' }
    await expect(serve(both)).rejects.toThrow(/^DATABASE_URL: its role may not [^\n]+, see ops\/roles.sql$/)
  })

  test('with them the owner prepares and the other serves', async () => {
    await grant()
    const both = { DATABASE_URL: as(serving), MIGRATION_DATABASE_URL: as(owner), DEMO_DATA: 'true' }
    await serve(both, async (address) => {
      expect((await fetch(`${address}/ProductDetail/LH/ProductData?Department=pipe`)).status).toBe(200)
    })
  })

  test('the owner need not be known where nothing is missing', async () => {
    await serve({ DATABASE_URL: as(serving) }, async (address) => {
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    })
  })

  test('under the serving role an order is placed, and nothing of the schema can be changed', async () => {
    const { db, pool, close } = await connect({ databaseUrl: as(serving) })
    const [buyer = 0] = await someBuyers(db, 1)
    const [item = 0] = await someItems(db, 1)
    expect(await placeOrder(db, buyer, [{ stockItemId: item }])).toBeGreaterThan(0)
    for (const statement of [
      'create table loot (id int)',
      'create temporary table loot (id int)',
      'create schema loot',
      'create function loot() returns int language sql as $$ select 1 $$',
      'alter table users add column loot int',
      'alter table audit_entries disable trigger all',
      'drop table orders',
      'truncate orders',
      `create role ${serving}_too`,
      `update drizzle.__drizzle_migrations set created_at = 0`,
    ]) {
      await expect(pool.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
    }
    await close()
  })

  test('what a later migration adds is open to it as well', async () => {
    await execute(as(owner), 'create table later (id int generated always as identity, at timestamptz)')
    await execute(as(serving), 'insert into later (at) values (now())')
  })

  test('behind by a migration it says so in one line', async () => {
    const newest = 'select max(created_at) from drizzle.__drizzle_migrations'
    await execute(as(owner), `delete from drizzle.__drizzle_migrations where created_at = (${newest})`)
    await expect(serve({ DATABASE_URL: as(serving) })).rejects.toThrow(/^MIGRATION_DATABASE_URL: is needed: [^\n]+$/)
  })

  test('a wrong address of the owner is named', async () => {
    const wrong = { DATABASE_URL: as(serving), MIGRATION_DATABASE_URL: 'postgres://127.0.0.1:9/none' }
    await expect(serve(wrong)).rejects.toThrow(/^MIGRATION_DATABASE_URL: [^\n]+$/)
  })
})

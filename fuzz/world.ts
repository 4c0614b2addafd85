import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { newPushKeys } from '../apps/api/src/platform/push/vapid'
import { buildApp } from '../apps/api/src/app'
import { connect, type Connection } from '../apps/api/src/platform/db/connect'
import { Standbys } from '../apps/api/src/platform/db/standbys/standbys'
import { prepareDatabase } from '../apps/api/src/db/prepare'
import { folderStorage } from '../apps/api/src/platform/files/storage'
import { createLimits } from '../apps/api/src/platform/http/limits/limits'
import { databaseUrl, execute, startPostgres } from '../apps/api/src/testing/database/postgres-server'
import { fillWorld, type Population } from './fill-world'

export interface World extends Population {
  secret: Buffer
  /** A server on a fresh copy of the world. */
  open(): Promise<Server>
  end(): Promise<void>
}

export interface Server {
  app: FastifyInstance
  connection: Connection
  /** Restores what calls use up: sessions, carts, codes, limits. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const SELLER = {
  name: 'LohaHaat Steel',
  address: 'Rewari, Haryana',
  gstNumber: '06AAACA0000A1Z2',
  bank: null,
  upiId: null,
  paymentTerms: null,
}

/** A PostgreSQL server with the demo data and a few people, to be copied as often as needed. */
export async function makeWorld(): Promise<World> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'lh-fuzz-'))
  const template = `fuzz_${randomBytes(4).toString('hex')}`
  await execute(postgres.url, `create database ${template}`)
  const source = await connect({ databaseUrl: databaseUrl(postgres.url, template) })
  const { secret } = await prepareDatabase(source.pool, { demoData: true })
  const population = await fillWorld(source.db, secret, folderStorage(folder))
  await source.pool.query(KEEP)
  await source.close()
  let copies = 0
  return {
    ...population,
    secret,
    async open() {
      const name = `${template}_${++copies}`
      await execute(postgres.url, `create database ${name} template ${template}`)
      const connection = await connect({ databaseUrl: databaseUrl(postgres.url, name) })
      const app = await serverOn(connection, { secret, folder, adminEmail: population.people.admin.email })
      return {
        app,
        connection,
        async refresh() {
          await connection.db.execute(sql.raw(REFRESH))
        },
        async close() {
          await app.close()
          await connection.close()
          await execute(postgres.url, `drop database ${name} with (force)`)
        },
      }
    },
    async end() {
      await execute(postgres.url, `drop database ${template} with (force)`)
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const KEPT = ['sessions', 'cart_lines', 'one_time_codes']
const KEEP = `create schema kept; ${KEPT.map((name) => `create table kept.${name} as table ${name};`).join(' ')}`
const REFRESH = `do $$ begin
  delete from rate_limits;
  delete from one_time_codes;
  delete from sessions;
  update kept.one_time_codes set created_at = now();
  ${KEPT.map((name) => `insert into ${name} overriding system value select * from kept.${name} on conflict do nothing;`).join('\n  ')}
end $$`

const serverOn = (
  { db, pool }: Connection,
  { secret, folder, adminEmail }: { secret: Buffer; folder: string; adminEmail: string },
) =>
  buildApp({
    services: {
      db,
      standbys: new Standbys({ db }),
      secret,
      pushKeys: newPushKeys(),
      limits: createLimits(pool),
      storage: folderStorage(folder),
      uploadQuotaMb: 500,
      adminEmails: new Set([adminEmail]),
      adminPasskey: 'optional',
      seller: SELLER,
      einvoiceKey: null,
      supportEmail: 'support@lohahaat.example',
      site: { sampleData: true, outbox: false, siteUrl: 'https://lohahaat.example', demoAccounts: [] },
    },
    // The security log writes at any log level.
    logger: { level: 'silent', stream: { write: () => {} } },
  })

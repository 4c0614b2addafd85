import { desc, eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppParts } from '../app'
import type { Connection } from '../platform/db/connect'
import type { Database } from '../platform/db/db'
import { Standbys } from '../platform/db/standbys/standbys'
import { mails } from '../db/tables/platform/mails'
import { folderStorage, type FileStorage } from '../platform/files/storage'
import { createLimits } from '../platform/http/limits/limits'
import { logOptions } from '../platform/http/log'
import { newPushKeys } from '../platform/push/vapid'
import type { Services } from '../platform/http/services'
import { openTestDatabase } from './database/test-database'
import { testSeller } from './test-seller'

export interface TestServer {
  app: FastifyInstance
  db: Database
  connection: Connection
  /** Its files, in a temporary folder. */
  storage: FileStorage
  /** Everything the server logged. */
  log: string[]
  /** The code in the newest queued mail to an address. */
  mailedCode(email: string): Promise<string>
  /** The secret of the link in the newest queued mail to an address. */
  mailedLink(email: string): Promise<string>
  /** A second server on the same database, as behind a load balancer, or with another configuration. */
  twin(services?: Partial<Services>): Promise<TestServer>
}

const pushKeys = newPushKeys()

/** A server with its own database for one test file; its mails stay in the queue. */
export function useTestServer(parts: Partial<AppParts> = {}): TestServer {
  const server = { log: [] as string[] } as TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lh-files-'))
    server.storage = folderStorage(folder)
    server.connection = await openTestDatabase()
    server.db = server.connection.db
    server.app = await buildTestApp(server, parts)
    server.mailedCode = (email) => newestMatch(server.db, email, /^(\d{5})$/m)
    server.mailedLink = (email) => newestMatch(server.db, email, /#([\w-]{22})$/m)
    server.twin = async (services) => ({ ...server, app: await buildTestApp(server, parts, services) })
  })
  afterAll(async () => {
    await server.app.close()
    await server.connection.close()
    await rm(folder, { recursive: true, force: true })
  })
  return server
}

export const buildTestApp = (
  { db, connection, storage, log }: Pick<TestServer, 'db' | 'connection' | 'storage' | 'log'>,
  parts: Partial<AppParts> = {},
  services: Partial<Services> = {},
) =>
  buildApp({
    services: {
      db,
      standbys: new Standbys({ db }),
      secret: Buffer.from('a secret for the tests'),
      pushKeys,
      limits: createLimits(connection.pool),
      storage,
      uploadQuotaMb: 500,
      adminEmails: new Set(['admin@lohahaat.example']),
      adminPasskey: 'optional',
      seller: { ...testSeller, address: 'Rewari, Haryana 123501' },
      einvoiceKey: null,
      supportEmail: 'support@lohahaat.example',
      site: { sampleData: true, outbox: false, siteUrl: 'https://lohahaat.example', demoAccounts: [] },
      ...services,
    },
    logger: { ...logOptions('info'), stream: { write: (line: string) => void log.push(line) } },
    broadcast: connection.broadcast,
    ...parts,
  })

async function newestMatch(db: Database, email: string, pattern: RegExp): Promise<string> {
  const [mail] = await db
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id))
    .limit(1)
  const found = mail?.text?.match(pattern)?.[1]
  if (!found) throw new Error(`The newest mail to ${email} has nothing like ${pattern}`)
  return found
}

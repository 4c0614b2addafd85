import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../apps/api/src/db/prepare'
import {
  createPostgres,
  databaseUrl,
  execute,
  type PrivatePostgres,
} from '../apps/api/src/testing/database/postgres-server'
import { onExit } from './leaving'
import { withDatabase, type Source } from './trade'

/** The shared environment of all scenarios: one durable PostgreSQL, and a temporary folder. */
export interface Hall {
  postgres: PrivatePostgres
  folder: string
  /** With the demo catalogue. */
  newDatabase(name: string): Promise<Source>
  newEmbedded(name: string): Promise<Source>
}

const TEMPLATE = 'chaos_template'

export async function openHall(): Promise<Hall> {
  const folder = await mkdtemp(join(tmpdir(), 'lh-chaos-'))
  // The operating system user of an embedded database needs access too.
  await chmod(folder, 0o711)
  // With the default fsync and synchronous_commit: on.
  const postgres = await createPostgres()
  onExit(async () => {
    await postgres.end('SIGINT')
    await postgres.remove()
    await rm(folder, { recursive: true, force: true })
  })
  await postgres.start()
  await execute(postgres.url, `create database ${TEMPLATE}`)
  await prepare({ databaseUrl: databaseUrl(postgres.url, TEMPLATE) })
  return {
    postgres,
    folder,
    async newDatabase(name) {
      await execute(postgres.url, `create database ${name} template ${TEMPLATE}`)
      return { databaseUrl: databaseUrl(postgres.url, name) }
    },
    async newEmbedded(name) {
      const source = { dataDir: join(folder, name) }
      await prepare(source)
      return source
    },
  }
}

const prepare = (source: Source) => withDatabase(source, ({ pool }) => prepareDatabase(pool, { demoData: true }))

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { connect, type Connection } from '../apps/api/src/db/connect'
import { prepareDatabase } from '../apps/api/src/db/prepare'
import { root } from '../scripts/setup.mjs'

export type Source = { databaseUrl: string } | { dataDir: string }

/** Makes an empty database of this name, on the engine that is measured. */
export type NewDatabase = (name: string) => Promise<Source>

export interface Server {
  address: string
  stop(): Promise<void>
}

interface Contents {
  demoData?: boolean
  fill?(connection: Connection): Promise<void>
}

/** The built server on a database that was filled before. */
export async function startFilled(source: Source, { demoData = false, fill }: Contents): Promise<Server> {
  const connection = await connect(source)
  await prepareDatabase(connection.pool, { demoData })
  await fill?.(connection)
  await connection.pool.query('vacuum analyze')
  await connection.close()
  return startServer('dataDir' in source ? { DATA_DIR: source.dataDir } : { DATABASE_URL: source.databaseUrl })
}

async function startServer(env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'apps/api/build/server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DEMO_DATA: 'false', PORT: '0', ...env },
  })
  const exited = once(child, 'exit')
  const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number]
  const address = /http:\S+/.exec(String(line))?.[0]
  if (!address) throw new Error('The server did not start')
  return {
    address,
    async stop() {
      child.kill()
      await exited
    },
  }
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, givenServer } from '../../../../../scripts/postgres.mjs'
import { freePort } from '../../platform/db/embedded/free-port'
import { unprivilegedIds } from '../../platform/db/embedded/identity'
import { startEmbedded } from '../../platform/db/embedded/start'

/** Tests need no durability, and run in half the time without it. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
/** Each test file has its own pool. */
const MANY_CONNECTIONS = 'max_connections=200'

export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

/** The server of TEST_DATABASE_URL, or the embedded one in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = givenServer()
  if (given) return { url: given, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'lh-pg-'))
  const { url, stop } = await startEmbedded(folder, { settings: [...WITHOUT_DURABILITY, MANY_CONNECTIONS] })
  return {
    url,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL installed on this machine, on temporary data. */
export async function startInstalledPostgres(): Promise<TestPostgres> {
  const server = await createPostgres(WITHOUT_DURABILITY)
  await server.start()
  return {
    url: server.url,
    async stop() {
      await server.end('SIGINT')
      await server.remove()
    },
  }
}

/** A private server that can be stopped in any way and restarted on the same data. */
export interface PrivatePostgres {
  url: string
  start(): Promise<void>
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  remove(): Promise<void>
}

export async function createPostgres(options: readonly string[] = []): Promise<PrivatePostgres> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL server here: install postgresql')
  const folder = await mkdtemp(join(tmpdir(), 'lh-pg-'))
  const owner = unprivilegedIds()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const quietly = { ...owner, cwd: folder, stdio: 'ignore' } as const
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    quietly,
  )
  const port = await freePort()
  const place = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
  const settings = [...options, MANY_CONNECTIONS, ...place].flatMap((setting) => ['-c', setting])
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  return {
    url,
    async start() {
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], quietly)
      await untilItAnswers(url)
    },
    async end(signal) {
      if (!server) return
      const exited = once(server, 'exit')
      server.kill(signal)
      await exited
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function untilItAnswers(connectionString: string) {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries > 200) throw error
      await pause(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function execute(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

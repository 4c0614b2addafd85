import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, givenServer } from '../../../../scripts/postgres.mjs'

/** The tests need no durability, and without it they take half the time. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A PostgreSQL server for the tests: the one that TEST_DATABASE_URL names, or a private one that leaves no trace. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = givenServer()
  if (given) return { url: given, stop: async () => {} }
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

/** A private server, which can be ended in any way and started again on the same data. */
export interface PrivatePostgres {
  url: string
  start(): Promise<void>
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  remove(): Promise<void>
}

export async function createPostgres(options: readonly string[] = []): Promise<PrivatePostgres> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL server here: set TEST_DATABASE_URL or install postgresql')
  const folder = await mkdtemp(join(tmpdir(), 'lh-pg-'))
  const owner = unprivileged()
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
  const settings = [...options, 'max_connections=200', ...place].flatMap((setting) => ['-c', setting])
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

/** PostgreSQL refuses to run as root, so root lends it the identity of an ordinary user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilItAnswers(connectionString: string) {
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseIdentity, commandAs } from './identity'
import { windows } from './platform'
import { findPrograms } from './programs'
import { startEmbedded } from './start'

const quickly = { settings: ['fsync=off'] }

/** A database with an order in it, shared by these tests because creating one is slow. */
let dataDir: string
let fresh: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lh-embedded-'))
  const server = await startEmbedded(dataDir, quickly)
  await ask(server.url, 'create table orders as select 7 as number')
  await server.stop()
})
beforeEach(async () => {
  fresh = await mkdtemp(join(tmpdir(), 'lh-embedded-'))
})
afterEach(() => rm(fresh, { recursive: true, force: true }))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const folder = () => join(dataDir, 'postgres')
const orderIn = (url: string) => ask(url, 'select number from orders')
const changeOrder = (url: string) => ask(url, 'update orders set number = number + 1 returning number')
const postmaster = () => Number(readFileSync(join(folder(), 'postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string, ...statements: string[]): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let value: unknown
    for (const statement of statements) {
      const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
      value = rows[0]?.[0]
    }
    return value
  } finally {
    await client.end()
  }
}

async function until(isSo: () => boolean) {
  while (!isSo()) await pause(20)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A server in its own process that keeps the database open until it is killed. */
async function startServer() {
  const script = `import { startEmbedded } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)}
    const { url } = await startEmbedded(process.argv[1], ${JSON.stringify(quickly)})
    process.stdout.write(url)`
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, dataDir])
  const [url] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, url: String(url) }
}

test('it keeps what was committed, serves several connections at once, and listens on no port', async () => {
  const first = await startEmbedded(fresh)
  expect(await ask(first.url, 'show fsync')).toBe('on')
  expect(await ask(first.url, 'show listen_addresses')).toBe('')
  expect(await ask(first.url, 'show server_version_num')).toMatch(/^18/)
  await ask(first.url, 'create table orders as select 7 as number')
  const answers = await Promise.all([1, 2, 3].map((n) => ask(first.url, 'select pg_sleep(0.1)', `select ${n}`)))
  expect(answers).toEqual([1, 2, 3])
  await first.stop()
  expect(existsSync(join(fresh, 'postgres/postmaster.pid'))).toBe(false)
  const second = await startEmbedded(fresh)
  expect(await orderIn(second.url)).toBe(7)
  await second.stop()
})

test('it stops when its server is killed, and the next server finds everything', async () => {
  const { server, url } = await startServer()
  const changed = await changeOrder(url)
  const pid = postmaster()
  server.kill('SIGKILL')
  await until(() => !isAlive(pid))
  const next = await startEmbedded(dataDir, quickly)
  expect(await orderIn(next.url)).toBe(changed)
  await next.stop()
})

test('a second server is refused while the first one lives', async () => {
  const first = await startEmbedded(dataDir, quickly)
  await expect(startEmbedded(dataDir, quickly)).rejects.toThrow(
    `DATA_DIR: another LohaHaat server, process ${process.pid}, is already running on ${dataDir}`,
  )
  expect(await ask(first.url, 'select 1')).toBe(1)
  await first.stop()
})

test('the server is told when PostgreSQL is killed, and the next start recovers it', async () => {
  const first = await startEmbedded(dataDir, quickly)
  const changed = await changeOrder(first.url)
  const crashed = new Promise<void>((resolve) => first.onCrash(resolve))
  process.kill(postmaster(), 'SIGKILL')
  await crashed
  await first.stop()
  const next = await startEmbedded(dataDir, quickly)
  expect(await orderIn(next.url)).toBe(changed)
  await next.stop()
})

test('a PostgreSQL that was left behind is stopped first', async () => {
  const identity = chooseIdentity(dataDir)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder()}`]
  const postgres = join(findPrograms(identity), 'postgres')
  const { command, args, options } = commandAs(identity, postgres, ['-D', folder(), ...settings])
  const leftover = spawn(command, args, { ...options, stdio: 'ignore' })
  const exited = once(leftover, 'exit')
  await until(() => existsSync(join(folder(), '.s.PGSQL.5432')))
  const next = await startEmbedded(dataDir, quickly)
  await exited
  expect(await ask(next.url, 'select 1')).toBe(1)
  await next.stop()
})

test('a process that has got the number of a PostgreSQL before a restart of the machine is left alone', async () => {
  const first = await startEmbedded(dataDir, quickly)
  const crashed = new Promise<void>((resolve) => first.onCrash(resolve))
  const lines = readFileSync(join(folder(), 'postmaster.pid'), 'utf8').split('\n')
  process.kill(postmaster(), 'SIGKILL')
  await crashed
  await first.stop()
  const { uid, gid } = chooseIdentity(dataDir).ids ?? {}
  const other = spawn('sleep', ['60'], { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) })
  writeFileSync(join(folder(), 'postmaster.pid'), [other.pid, ...lines.slice(1)].join('\n'))
  const next = await startEmbedded(dataDir, quickly)
  expect(other.exitCode ?? other.signalCode).toBeNull()
  await next.stop()
  other.kill()
  await once(other, 'exit')
})

test('a start that was killed while the folder was being made begins anew', async () => {
  mkdirSync(join(fresh, 'postgres.new/base'), { recursive: true })
  const server = await startEmbedded(fresh, quickly)
  expect(await ask(server.url, 'select 1')).toBe(1)
  expect(existsSync(join(fresh, 'postgres.new'))).toBe(false)
  await server.stop()
})

test('a folder of the engine before this one is named, and not touched', async () => {
  mkdirSync(join(fresh, 'db'))
  writeFileSync(join(fresh, 'db/PG_VERSION'), '17\n')
  await expect(startEmbedded(fresh)).rejects.toThrow(/^DATA_DIR: .*\/db is of the trial database of an earlier version/)
  expect(existsSync(join(fresh, 'postgres'))).toBe(false)
})

test('a copy of the folder that root brought back is taken as it is', async () => {
  await cp(dataDir, fresh, { recursive: true })
  const server = await startEmbedded(fresh, quickly)
  expect(await orderIn(server.url)).toBeGreaterThanOrEqual(7)
  await server.stop()
})

test('what keeps PostgreSQL from starting is one line', async () => {
  await cp(dataDir, fresh, { recursive: true })
  writeFileSync(join(fresh, 'postgres/PG_VERSION'), '17\n')
  await expect(startEmbedded(fresh, quickly)).rejects.toThrow(/^DATA_DIR: database files are incompatible with server$/)
})

test('as on Windows: over a port with a password, and it stops with its server there too', async () => {
  await chmod(fresh, 0o755)
  const server = await startEmbedded(fresh, { ...quickly, platform: windows })
  expect(await ask(server.url, 'create table orders as select 7 as number', 'select number from orders')).toBe(7)
  await expect(ask(server.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/)
  await server.stop()
  expect(existsSync(join(fresh, 'postgres/postmaster.pid'))).toBe(false)
})

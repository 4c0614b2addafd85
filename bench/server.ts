import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../scripts/setup.mjs'

export interface Server {
  address: string
  stop(): Promise<void>
}

/** Where the product stores its data: mails and files in a folder, the rest in a database or there too. */
export interface Source {
  dataDir: string
  databaseUrl?: string
  /** Standbys of that database. */
  readUrls?: readonly string[]
}

/** The address of the one administrator. */
export const ADMIN_EMAIL = 'admin@works.example'

/** The built server, as in production. */
export const startProduct = ({ dataDir, databaseUrl, readUrls }: Source) =>
  startServer([join(root, 'apps/api/build/server.js')], {
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ADMIN_EMAILS: ADMIN_EMAIL,
    PORT: '0',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(readUrls !== undefined && { DATABASE_READ_URL: readUrls.join() }),
  })

export const startCeiling = (databaseUrl: string, file: string) =>
  startServer(['--import', 'tsx', join(root, 'bench/ceiling/server.ts')], { DATABASE_URL: databaseUrl, FILE: file })

const running = new Set<ChildProcess>()
// A failed measurement leaves nothing running.
process.once('exit', () => running.forEach((child) => child.kill()))

async function startServer(args: string[], env: Record<string, string>): Promise<Server> {
  // A folder for CPU profiles: `BENCH_PROFILE=/tmp/profiles npm run bench -- calls`.
  const profiled = process.env['BENCH_PROFILE'] ? ['--cpu-prof', '--cpu-prof-dir', process.env['BENCH_PROFILE']] : []
  const child = spawn(process.execPath, [...profiled, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  })
  const exited = once(child, 'exit')
  running.add(child)
  const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number]
  const address = /http:\S+/.exec(String(line))?.[0]
  if (!address) throw new Error('The server did not start')
  return {
    address,
    async stop() {
      child.kill()
      await exited
      running.delete(child)
    },
  }
}

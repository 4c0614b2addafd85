import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from './identity'
import { findPostmaster } from './leftover'
import { argumentsOf } from './running'

export interface ChildOptions {
  programs: string
  data: string
  settings: readonly string[]
  ids: Ids | undefined
  log: string
}

const EVERY_MS = 500
/** Long enough for crash recovery. */
const MAX_START_SECONDS = '3600'

/** By pg_ctl, since on Windows `postgres` itself refuses to run as an administrator. */
async function serve({ programs, data, settings, ids, log }: ChildOptions) {
  async function control(...args: string[]) {
    const child = spawn(join(programs, 'pg_ctl'), [...args, '-D', data], { ...ids, cwd: '/', stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number]
    return code
  }
  async function stop() {
    await control('stop', '-m', 'fast')
    process.exit(0)
  }
  // Signals go to the whole process group; the server decides.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  await rm(log, { force: true })
  const options = argumentsOf(settings).join(' ')
  if ((await control('start', '-w', '-t', MAX_START_SECONDS, '-l', log, '-o', options)) !== 0) process.exit(1)
  process.on('disconnect', () => void stop())
  if (!process.connected) await stop()
  setInterval(() => findPostmaster(data) || process.exit(1), EVERY_MS)
}

await serve(JSON.parse(process.argv[2] ?? '{}') as ChildOptions)

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Stopping, it writes what it has in memory. */
const PATIENCE_MS = 30_000
const BETWEEN_MS = 20

/**
 * Stops the PostgreSQL that a killed server left behind. Answers the process that postmaster.pid names although it is
 * another one, which got the number after a restart of the machine; 0 when there is none.
 */
export async function endLeftover(data: string): Promise<number> {
  const pid = findPostmaster(data)
  if (pid === 0 || !isPostmasterOf(pid, data)) return pid
  process.kill(pid, 'SIGINT')
  const until = Date.now() + PATIENCE_MS
  while (findPostmaster(data) === pid) {
    if (Date.now() > until) throw new Error(`DATA_DIR: process ${pid} uses ${data} and doesn't stop`)
    await pause(BETWEEN_MS)
  }
  return 0
}

/** The process that postmaster.pid names, while it lives. One that belongs to somebody else is none of ours. */
export function findPostmaster(data: string): number {
  try {
    const pid = parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch {
    return 0
  }
}

const isPostmasterOf = (pid: number, data: string) => process.platform === 'win32' || commandOf(pid).includes(data)

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

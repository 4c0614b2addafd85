import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A stopping PostgreSQL writes its memory to disk. */
const TIMEOUT_MS = 30_000
const BETWEEN_MS = 20

/**
 * Stops the PostgreSQL that a killed server left behind. Returns the process id in postmaster.pid when it now belongs
 * to another program, as after a reboot; else 0.
 */
export async function endLeftover(data: string): Promise<number> {
  const pid = findPostmaster(data)
  if (pid === 0 || !isPostmasterOf(pid, data)) return pid
  process.kill(pid, 'SIGINT')
  const until = Date.now() + TIMEOUT_MS
  while (findPostmaster(data) === pid) {
    if (Date.now() > until) throw new Error(`DATA_DIR: process ${pid} uses ${data} and doesn't stop`)
    await pause(BETWEEN_MS)
  }
  return 0
}

/** The living process that postmaster.pid names. A process of another user is not ours. */
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

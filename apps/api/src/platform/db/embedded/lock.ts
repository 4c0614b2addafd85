import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A stopping server finishes its requests first; a real second server keeps the lock. */
const TIMEOUT_MS = 3000
const SETTLE_MS = 50

/** Folders locked by this process. */
const held = new Set<string>()

/**
 * Two servers on one folder would stop each other's database, so the second is refused. The lock is a file that names
 * its process; a file left by a dead process is taken over.
 */
export async function takeLock(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock')
  const mine = describeProcess(process.pid)
  const until = Date.now() + TIMEOUT_MS
  if (held.has(file)) throw refusal(dataDir, file)
  while (ownerIsAlive(file)) {
    if (Date.now() > until) throw refusal(dataDir, file)
    await pause(SETTLE_MS)
  }
  writeFileSync(`${file}.${process.pid}`, mine)
  renameSync(`${file}.${process.pid}`, file)
  // Of two concurrent takeovers the later rename wins, and the other notices here.
  await pause(SETTLE_MS)
  if (ownerOf(file) !== mine || held.has(file)) throw refusal(dataDir, file)
  held.add(file)
  return () => {
    held.delete(file)
    if (ownerOf(file) === mine) rmSync(file, { force: true })
  }
}

const refusal = (dataDir: string, file: string) =>
  new Error(`DATA_DIR: another LohaHaat server, process ${parseInt(ownerOf(file))}, is already running on ${dataDir}`)

function ownerOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function ownerIsAlive(file: string): boolean {
  const owner = ownerOf(file)
  const pid = parseInt(owner)
  return pid > 0 && pid !== process.pid && isAlive(pid) && owner === describeProcess(pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** With its start time where available, since process ids are reused after a reboot. */
function describeProcess(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${pid} ${fields[19]}`
  } catch {
    return String(pid)
  }
}

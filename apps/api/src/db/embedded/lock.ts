import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A child of a killed server needs a moment to close its files; a real second server keeps the lock for good. */
const PATIENCE_MS = 3000
const SETTLE_MS = 50

/**
 * Two processes on one embedded database lose rows without a word, so the second one is refused. The lock is a file
 * with the owner's process id; the file of an owner that is gone may be taken over.
 */
export async function takeLock(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock')
  const mine = String(process.pid)
  const until = Date.now() + PATIENCE_MS
  while (ownerIsAlive(file)) {
    if (Date.now() > until) throw new Error(`another LohaHaat server is already running on ${dataDir}`)
    await pause(SETTLE_MS)
  }
  writeFileSync(`${file}.${mine}`, mine)
  renameSync(`${file}.${mine}`, file)
  // Of two that take over at the same moment the later rename wins, and the other one notices here.
  await pause(SETTLE_MS)
  if (ownerOf(file) !== mine) throw new Error(`another LohaHaat server is starting on ${dataDir}`)
  return () => {
    if (ownerOf(file) === mine) rmSync(file, { force: true })
  }
}

function ownerOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function ownerIsAlive(file: string): boolean {
  const owner = Number(ownerOf(file))
  if (!Number.isInteger(owner) || owner <= 0 || owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lh-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that a living process holds is refused', async () => {
  const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(owner, 'spawn')
  writeFileSync(join(folder, 'lock'), String(owner.pid))
  await expect(takeLock(folder)).rejects.toThrow(/^another LohaHaat server is already running/)
  owner.kill()
  await once(owner, 'exit')
})

test('the lock of a process that is gone is taken over, and released at the end', async () => {
  const owner = spawn(process.execPath, ['-e', ''])
  await once(owner, 'exit')
  writeFileSync(join(folder, 'lock'), String(owner.pid))
  const release = await takeLock(folder)
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a lock file without sense is no lock', async () => {
  writeFileSync(join(folder, 'lock'), 'nobody')
  const release = await takeLock(folder)
  release()
})

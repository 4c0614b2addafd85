import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Starts a second process that holds the lock until it is killed. */
async function startOwner() {
  const script = `import { takeLock } from ${JSON.stringify(import.meta.url.replace('.test', ''))}
    await takeLock(process.argv[1])
    process.stdout.write('taken')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder])
  await once(owner.stdout, 'data')
  return owner
}

test('a folder that a living server holds is refused with one line that names both', async () => {
  const owner = await startOwner()
  await expect(takeLock(folder)).rejects.toThrow(
    `DATA_DIR: another LohaHaat server, process ${owner.pid}, is already running on ${folder}`,
  )
  owner.kill()
  await once(owner, 'exit')
  const release = await takeLock(folder)
  release()
})

test('the same server can’t take it twice', async () => {
  const release = await takeLock(folder)
  await expect(takeLock(folder)).rejects.toThrow(/is already running on/)
  release()
})

test('the lock of a process that is gone is taken over, and released at the end', async () => {
  const owner = spawn(process.execPath, ['-e', ''])
  await once(owner, 'exit')
  writeFileSync(join(folder, 'lock'), String(owner.pid))
  const release = await takeLock(folder)
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'another process that has got the number of a dead owner is no owner',
  async () => {
    const owner = await startOwner()
    const [pid] = readFileSync(join(folder, 'lock'), 'utf8').split(' ')
    writeFileSync(join(folder, 'lock'), `${pid} 1`)
    const release = await takeLock(folder)
    release()
    owner.kill()
    await once(owner, 'exit')
  },
)

test('a lock file without sense is no lock', async () => {
  writeFileSync(join(folder, 'lock'), 'nobody')
  const release = await takeLock(folder)
  release()
})

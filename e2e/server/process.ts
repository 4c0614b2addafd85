import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { root } from '../../scripts/setup.mjs'

export interface ServerProcess {
  child: ChildProcess
  /** The address once it serves; null when it ended before. */
  started: Promise<string | null>
  exited: Promise<unknown>
  output: () => string
}

/** Runs the built server as operators do, each with what the test sets. */
export const test = base.extend<{ dataDir: string; start: (env: Record<string, string>) => ServerProcess }>({
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lh-process-'))
    await use(folder)
    // The database of a server that was killed outright needs a moment to let go of its files.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  },
  start: async ({ dataDir }, use) => {
    const running: ServerProcess[] = []
    await use((env) => {
      const server = startProcess({ DATA_DIR: dataDir, PORT: '0', ...env })
      running.push(server)
      return server
    })
    for (const { child, exited } of running) {
      child.kill()
      await exited
    }
  },
})

function startProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['apps/api/build/server.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
  })
  let output = ''
  const exited = once(child, 'exit')
  const serving = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = output.match(/LohaHaat is at (http:\S+)/)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  return { child, exited, started: Promise.race([serving, exited.then(() => null)]), output: () => output }
}

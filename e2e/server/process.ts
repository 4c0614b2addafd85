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

interface Fixtures {
  emptyDir: string
  start: (env: Record<string, string>) => ServerProcess
}

/** Runs the built server as operators do, with the settings of the test, on a folder that a server has used before. */
export const test = base.extend<Fixtures, { dataDir: string }>({
  // Shared by the tests of a worker, which run one after the other: to prepare a folder takes as long as several of them.
  dataDir: [
    async ({}, use) => {
      const folder = await newFolder()
      const server = startProcess({ DATA_DIR: folder, PORT: '0' })
      await server.started
      await stop(server)
      await use(folder)
      await remove(folder)
    },
    { scope: 'worker' },
  ],
  emptyDir: async ({}, use) => {
    const folder = await newFolder()
    await use(folder)
    await remove(folder)
  },
  start: async ({ dataDir }, use) => {
    const running: ServerProcess[] = []
    await use((env) => {
      const server = startProcess({ DATA_DIR: dataDir, PORT: '0', ...env })
      running.push(server)
      return server
    })
    for (const server of running) await stop(server)
  },
})

const newFolder = () => mkdtemp(join(tmpdir(), 'lh-process-'))

/** The database of a server that was killed outright needs a moment to let go of its files. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

async function stop({ child, exited }: ServerProcess) {
  child.kill()
  await exited
}

function startProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['apps/api/build/server.js'], {
    cwd: root,
    // And nothing else: what an operator leaves out has to be right by itself.
    env: { PATH: process.env['PATH'] ?? '', ...env },
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
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
  dataDir: string
  start: (env: Record<string, string>) => ServerProcess
}

/** Runs the built server as operators do, each with what the test sets, on a folder that was served from before. */
export const test = base.extend<Fixtures, { servedBefore: string }>({
  servedBefore: [
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
  dataDir: async ({ servedBefore }, use) => {
    const folder = await newFolder()
    await cp(servedBefore, folder, { recursive: true })
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

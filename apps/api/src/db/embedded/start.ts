import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ChildOptions {
  dataDir: string
  socketPath: string
}

export interface EmbeddedPostgres {
  /** The folder of its Unix socket, which is what a client takes for a host. */
  host: string
  /** Tells when the process ended although nobody asked for it. */
  onCrash(react: () => void): void
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL in a child process and waits until it can be connected to. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  // A socket path may have about 100 characters, so it can't live under DATA_DIR; mkdtemp makes a private folder.
  const host = await mkdtemp(join(tmpdir(), 'lh-'))
  const child = forkChild({ dataDir, socketPath: join(host, '.s.PGSQL.5432') })
  const exited = once(child, 'exit')
  await untilReady(child).catch(async (error: unknown) => {
    await rm(host, { recursive: true, force: true })
    throw error
  })
  let stopping = false
  return {
    host,
    onCrash: (react) => void exited.then(() => stopping || react()),
    async stop() {
      stopping = true
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

function forkChild(options: ChildOptions): ChildProcess {
  const extension = extname(fileURLToPath(import.meta.url))
  return fork(new URL(`./child${extension}`, import.meta.url), [JSON.stringify(options)], {
    execArgv: extension === '.ts' ? ['--import', 'tsx'] : [],
  })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready?: true; failed?: string }) =>
      message.ready ? resolve() : reject(new Error(`DATA_DIR: ${message.failed}`)),
    )
    child.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code} before it was ready`)))
  })
}

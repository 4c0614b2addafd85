import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { ChildOptions } from './start'
import { takeLock } from './lock'

/** The embedded PostgreSQL: a process of its own, so that a heavy query never blocks the server's thread. */
async function serve({ dataDir, socketPath }: ChildOptions) {
  await mkdir(dataDir, { recursive: true })
  const release = await takeLock(dataDir)
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'db') })
  // The server opens one connection at a time. After an error it drops that one and opens the next, while the old one may
  // still be closing: with room for one only, the new one would be refused.
  const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 10 })
  await server.start()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    await pglite.close()
    release()
    await rm(dirname(socketPath), { recursive: true, force: true })
    process.exit(0)
  }
  // The channel closes when the parent does, however it dies. Signals go to the whole group: the parent decides.
  process.on('disconnect', () => void stop())
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  if (!process.connected) await stop()
  process.send?.({ ready: true })
}

serve(JSON.parse(process.argv[2] ?? '{}') as ChildOptions).catch((error: unknown) => {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
})

import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Connection } from '../db/connect'
import { databaseUrl, execute } from './postgres-server'
import type { Engine } from './provided'
import { startEngine, takeWarmEngine } from './warm-engine'

/** A database of its own with the demo data, on whichever engine this run is on. Closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<Connection> {
  const engine: Engine = inject('engine')
  if (engine.kind === 'pglite') return (await takeWarmEngine(engine.template)) ?? startEngine(engine.template)
  const name = `lohahaat_test_${randomBytes(6).toString('hex')}`
  await execute(engine.serverUrl, `create database ${name} template ${engine.template}`)
  const connection = await connect({ databaseUrl: databaseUrl(engine.serverUrl, name) })
  return withCleanUp(connection, () => execute(engine.serverUrl, `drop database ${name} with (force)`))
}

const withCleanUp = (connection: Connection, cleanUp: () => Promise<void>): Connection => ({
  ...connection,
  async close() {
    await connection.close()
    await cleanUp()
  },
})

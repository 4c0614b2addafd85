import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { readEnv } from '../../env'
import { connect, type Connection } from '../../platform/db/connect'
import { databaseUrl, execute } from './postgres-server'

/** A separate database with the demo data, dropped on close. */
export async function openTestDatabase(): Promise<Connection> {
  const { serverUrl, template } = inject('postgres')
  const name = `lohahaat_test_${randomBytes(6).toString('hex')}`
  // By files it takes a third of what it takes by way of the log, where nothing has to be durable.
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const connection = await connect({
    databaseUrl: databaseUrl(serverUrl, name),
    pipeline: readEnv().DATABASE_PIPELINE,
  })
  return {
    ...connection,
    async close() {
      await connection.close()
      await execute(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgresProgram } from '../../../../../scripts/postgres.mjs'

const run = promisify(execFile)

/** The same commands as in docs/OPERATIONS.md. */
export const dumpDatabase = (url: string, file: string) =>
  run(program('pg_dump'), ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${url}`])

/** Into an empty database. Stops at the first error, since half a database looks like a whole one. */
export const restoreDatabase = (url: string, file: string) =>
  run(program('pg_restore'), ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${url}`, file])

/** A server may be given without its client programs, or be newer than those of this machine. */
export async function canDump(serverUrl: string): Promise<boolean> {
  if (findPostgresProgram('pg_dump') === null) return false
  const { stdout } = await run(program('pg_dump'), ['--version'])
  return Number(/\d+/.exec(stdout)?.[0]) >= (await majorVersion(serverUrl))
}

async function majorVersion(connectionString: string): Promise<number> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  )
  await client.end()
  return rows[0]?.major ?? 0
}

const program = (name: string) => findPostgresProgram(name) ?? name

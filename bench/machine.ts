import { cpus, totalmem } from 'node:os'
import { Client } from 'pg'

/** What the figures were measured on. */
export async function describeMachine(postgresUrl: string): Promise<string> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  )
  await client.end()
  const { version, fsync, commit } = rows[0] ?? {}
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return [
    `${cores.length} cores (${process.arch}, ${cores[0]?.model ?? 'unknown'}), ${gigabytes} GB; load comes from the same cores`,
    `Node ${process.version}, PostgreSQL ${version} with fsync ${fsync} and synchronous_commit ${commit}`,
  ].join('\n')
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresProgram } from '../../../../../scripts/postgres.mjs'
import { freePort } from '../../platform/db/embedded/free-port'
import { unprivilegedIds } from '../../platform/db/embedded/identity'
import { untilItAnswers } from './postgres-server'

export interface Standby {
  url: string
  stop(): Promise<void>
}

/** What a standby needs is installed with the server. */
export const canHaveStandby = () => findPostgresProgram('pg_basebackup') !== null

/** A streaming standby of a server, on temporary data. */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), 'lh-pg-'))
  const owner = unprivilegedIds()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const quietly = { ...owner, cwd: folder, stdio: 'ignore' } as const
  const copy = ['--pgdata', data, '--dbname', primaryUrl, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  execFileSync(findPostgresProgram('pg_basebackup') ?? '', copy, quietly)
  const port = await freePort()
  const place = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ]
  const server = spawn(
    findPostgresProgram('postgres') ?? '',
    ['-D', data, ...place.flatMap((setting) => ['-c', setting])],
    quietly,
  )
  const exited = once(server, 'exit')
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

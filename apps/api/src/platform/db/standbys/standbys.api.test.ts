import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPostgres, type PrivatePostgres } from '../../../testing/database/postgres-server'
import { canHaveStandby, startStandby, type Standby } from '../../../testing/database/standby'
import { connect, type Connection } from '../connect'
import type { Database } from '../db'
import { Standbys } from './standbys'

const isMissing = !canHaveStandby()
if (isMissing)
  process.stderr.write('SKIPPED: reads from a standby are not tested, there is no PostgreSQL installed here\n')

const UNTIL = { timeout: 30_000, interval: 50 }

let primary: PrivatePostgres
let connection: Connection
let standby: Standby
let standbys: Standbys

beforeAll(async () => {
  if (isMissing) return
  primary = await createPostgres(['fsync=off'])
  await primary.start()
  connection = await connect({ databaseUrl: primary.url })
  await connection.db.execute('create table rates (paise int)')
  standby = await startStandby(primary.url)
  standbys = new Standbys(connection, [standby.url])
})

afterAll(async () => {
  if (isMissing) return
  await standbys.close()
  await connection.close()
  await standby.stop()
  await primary.end('SIGINT')
  await primary.remove()
})

const whereFrom = (isCurrentNeeded = false) =>
  standbys.read(isCurrentNeeded, async (db: Database) => {
    const { rows } = await db.execute<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby ? 'standby' : 'primary'
  })

const untilReadFrom = (place: string) => vi.waitFor(async () => expect(await whereFrom()).toBe(place), UNTIL)

test.skipIf(isMissing)(
  'the public reads from a standby that keeps up, who has just written from the primary',
  async () => {
    await untilReadFrom('standby')
    expect(await whereFrom(true)).toBe('primary')
  },
)

test.skipIf(isMissing)('a standby that falls behind is left out until it has caught up', async () => {
  await untilReadFrom('standby')
  const onStandby = await connect({ databaseUrl: standby.url })
  onTestFinished(() => onStandby.close())
  await onStandby.db.execute('select pg_wal_replay_pause()')
  await connection.db.execute('insert into rates values (6150000)')
  await untilReadFrom('primary')
  await onStandby.db.execute('select pg_wal_replay_resume()')
  await untilReadFrom('standby')
})

test.skipIf(isMissing)('a standby that is gone costs nobody an error', async () => {
  await untilReadFrom('standby')
  const asked = Array.from({ length: 50 }, () => whereFrom())
  await standby.stop()
  await Promise.all(asked)
  expect(await whereFrom()).toBe('primary')
  standby = await startStandby(primary.url)
})

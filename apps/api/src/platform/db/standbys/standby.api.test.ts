import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '../../../env'
import { connect, type Connection } from '../connect'
import { startEmbedded, type EmbeddedPostgres } from '../embedded/start'
import { OutcomeUnknown } from '../outcome-unknown'
import { HeldUp, isDatabaseLost } from '../pg-error'

/** Otherwise no commit waits for a standby. */
const REPLICATION = ['wal_level=replica', 'max_wal_senders=2', 'synchronous_commit=on']
const UNTIL = { timeout: 30_000, interval: 50 }

let folder: string
let postgres: EmbeddedPostgres
let connection: Connection
let operator: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lh-standby-'))
  postgres = await startEmbedded(folder, { settings: REPLICATION })
  connection = await connect({ databaseUrl: postgres.url, pipeline: readEnv().DATABASE_PIPELINE })
  operator = new Client({ connectionString: postgres.url })
  await operator.connect()
  await operator.query('create table told (line text primary key)')
})

afterAll(async () => {
  await operator.end()
  await connection.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await operator.query('truncate told')
})

const insert = (line: string) => `insert into told values ('${line}')`
const inTransaction = (line: string) => connection.db.transaction((tx) => tx.execute(insert(line)))
const ofItself = (line: string) => connection.db.execute(insert(line))
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'told', causeOf)
const causeOf = (error: Error): Error =>
  error instanceof OutcomeUnknown || !(error.cause instanceof Error) ? error : causeOf(error.cause)

/** Every commit waits for a standby that isn't there, until it is no longer asked for. */
async function withoutStandby(work: () => Promise<void>) {
  const ask = async (name: string) => {
    await operator.query(`alter system set synchronous_standby_names = '${name}'`)
    await operator.query('select pg_reload_conf()')
    await vi.waitFor(async () => {
      const { rows } = await operator.query<{ name: string }>(
        `select current_setting('synchronous_standby_names') as name`,
      )
      expect(rows[0]?.name).toBe(name)
    }, UNTIL)
  }
  await ask('gone')
  try {
    await work()
  } finally {
    await ask('')
  }
}

const waitingFor = async (event: string) => {
  const { rows } = await operator.query<{ pid: number }>('select pid from pg_stat_activity where wait_event = $1', [
    event,
  ])
  return rows.map(({ pid }) => pid)
}

const untilWaitingFor = (event: string) =>
  vi.waitFor(async () => expect(await waitingFor(event)).toHaveLength(1), UNTIL)

test('a commit that no standby confirms ends unknown, who waits behind it is free, and nobody waits after them', async () => {
  await withoutStandby(async () => {
    const unconfirmed = failureOf(inTransaction('cut'))
    await untilWaitingFor('SyncRep')
    const behind = failureOf(inTransaction('cut'))
    expect(await unconfirmed).toBeInstanceOf(OutcomeUnknown)
    expect(await behind).toSatisfy(isDatabaseLost)
    expect(await failureOf(inTransaction('next'))).toBeInstanceOf(HeldUp)
    expect(await failureOf(ofItself('next'))).toBeInstanceOf(HeldUp)
    expect((await connection.db.execute('select 1')).rows).toHaveLength(1)
  })
  await vi.waitFor(() => inTransaction('well again'), UNTIL)
  const { rows } = await operator.query('select line from told order by line')
  expect(rows).toEqual([{ line: 'cut' }, { line: 'well again' }])
})

test.each([
  ['of a transaction', inTransaction],
  ['of a statement by itself', ofItself],
])('the commit %s whose wait somebody cancels is not told as done', async (_, write) => {
  await withoutStandby(async () => {
    const failure = failureOf(write('cancelled'))
    await untilWaitingFor('SyncRep')
    await operator.query('select pg_cancel_backend($1)', await waitingFor('SyncRep'))
    expect(await failure).toBeInstanceOf(OutcomeUnknown)
  })
})

import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Database } from '../platform/db/db'
import { fillDemoData } from './demo/fill-demo-data'
import type { DemoDesk } from './demo/history/demo-world'
import { fillDemoHistory } from './demo/history/fill-demo-history'
import { migrate } from './migrate'
import { settleNewTables } from '../platform/db/statistics'
import { saveSetting, readSetting } from '../platform/db/settings.repository'
import { newPushKeys, type PushKeys } from '../platform/push/vapid'
import { departments } from './tables/reference/departments'
import { users } from './tables/identity/users'

export interface Installation {
  /** The secret that all servers on this database sign and hash with. */
  secret: Buffer
  /** Made once, by the first server. */
  pushKeys: PushKeys
  sampleData: boolean
}

interface Wanted {
  demoData: boolean
  /** With it the demo has a past. */
  history?: DemoDesk
}

/** Prepares a database: schema, shared secret and, if wanted, the demo catalogue and its history. */
export async function prepareDatabase(pool: Pool, { demoData, history }: Wanted): Promise<Installation> {
  const installation: Installation = { secret: Buffer.alloc(0), pushKeys: newPushKeys(), sampleData: false }
  await migrate(pool, async (db) => {
    installation.secret = Buffer.from(await saveSetting(db, 'secret', randomBytes(32).toString('base64')), 'base64')
    installation.pushKeys = await saveSetting(db, 'push-keys', installation.pushKeys)
    if (demoData && (await isEmpty(db))) {
      await db.transaction(async (tx) => {
        await fillDemoData(tx)
        if (history) await fillDemoHistory(tx, history)
        await saveSetting(tx, 'sample-data', true)
      })
    }
    await settleNewTables(db)
    installation.sampleData = (await readSetting(db, 'sample-data')) === true
  })
  return installation
}

const isEmpty = async (db: Database) => (await db.$count(departments)) + (await db.$count(users)) === 0

import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Database } from '../platform/db/db'
import { fillDemoData } from './demo/fill-demo-data'
import type { DemoDesk } from './demo/history/demo-world'
import { fillDemoHistory } from './demo/history/fill-demo-history'
import { migrate } from './migrate'
import { saveSetting, readSetting } from '../platform/db/settings.repository'
import { departments } from './tables/reference/departments'
import { users } from './tables/identity/users'

export interface Installation {
  /** The secret that all servers on this database sign and hash with. */
  secret: Buffer
  sampleData: boolean
}

interface Wanted {
  demoData: boolean
  /** With it the demo has a past. */
  history?: DemoDesk
}

/** Prepares a database: schema, shared secret and, if wanted, the demo catalogue and its history. */
export async function prepareDatabase(pool: Pool, { demoData, history }: Wanted): Promise<Installation> {
  const installation: Installation = { secret: Buffer.alloc(0), sampleData: false }
  await migrate(pool, async (db) => {
    installation.secret = Buffer.from(await saveSetting(db, 'secret', randomBytes(32).toString('base64')), 'base64')
    if (demoData && (await isEmpty(db))) {
      await db.transaction(async (tx) => {
        await fillDemoData(tx)
        if (history) await fillDemoHistory(tx, history)
        await saveSetting(tx, 'sample-data', true)
      })
    }
    installation.sampleData = (await readSetting(db, 'sample-data')) === true
  })
  return installation
}

const isEmpty = async (db: Database) => (await db.$count(departments)) + (await db.$count(users)) === 0

import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/db'
import { oneTimeCodes } from '../db/tables/identity/one-time-codes'

/** Lets minutes pass for every code sent so far, by making the codes older. */
export const letMinutesPass = (db: Database, minutes: number) =>
  db.update(oneTimeCodes).set({ createdAt: sql`${oneTimeCodes.createdAt} - ${minutes} * interval '1 minute'` })

import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/db'
import { oneTimeCodes } from '../db/tables/identity/one-time-codes'

/** Simulates the passing of minutes by making all sent codes older. */
export const letMinutesPass = (db: Database, minutes: number) =>
  db.update(oneTimeCodes).set({ createdAt: sql`${oneTimeCodes.createdAt} - ${minutes} * interval '1 minute'` })

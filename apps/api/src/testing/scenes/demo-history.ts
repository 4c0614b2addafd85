import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { openHistory, type FilledHistory } from '../database/demo-history'

/** A Wednesday at noon in India. */
const NOW = new Date('2026-06-17T06:30:00Z')

/** The demo's history, and questions to it. */
export function useDemoHistory() {
  const filled = {} as FilledHistory

  beforeAll(async () => {
    Object.assign(filled, await openHistory(NOW))
  })
  afterAll(() => filled.connection.close())

  const ask = async <Row extends Record<string, unknown>>(query: string, { connection } = filled) =>
    (await connection.db.execute<Row>(sql.raw(query))).rows

  return {
    filled,
    ask,
    /** How many rows break a rule. */
    odd: async (query: string, of = filled) => {
      const [row] = await ask<{ n: number }>(`select count(*)::int as n ${query}`, of)
      return row?.n
    },
  }
}

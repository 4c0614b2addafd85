import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

export const openDb = (client: Pool | PoolClient) => drizzle(client, { casing: 'snake_case' })

export type Database = ReturnType<typeof openDb>
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What a repository works on: the pool, or the transaction that its use case opened. */
export type Db = Database | Transaction

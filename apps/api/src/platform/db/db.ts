import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { inTransaction, type TransactionMode } from './transaction'

const build = <C extends Pool | PoolClient>(client: C) => drizzle(client, { casing: 'snake_case' })

type Built = ReturnType<typeof build<Pool | PoolClient>>

/** What a repository works on: the pool, or the transaction of its use case. */
export type Db = Omit<Built, 'transaction'>

export interface Database extends Db {
  transaction<T>(work: (tx: Db) => Promise<T>, mode?: TransactionMode): Promise<T>
}

/**
 * The query builder over a pool or a connection, with our own transactions, so that a statement finds its connection in
 * `$client`.
 */
export const openDb = (client: Pool | PoolClient): Database & Built =>
  Object.assign(build(client), {
    transaction: <T>(work: (tx: Db) => Promise<T>, mode?: TransactionMode) =>
      inTransaction(client, (held) => work(overConnection(held)), mode),
  })

const overConnections = new WeakMap<PoolClient, Db>()

/** Built once per connection: building it costs more than most transactions. */
function overConnection(client: PoolClient): Db {
  const known = overConnections.get(client) ?? build(client)
  overConnections.set(client, known)
  return known
}

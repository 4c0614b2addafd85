import type { Database, Db } from '../../../platform/db/db'

/** The running transaction as a database: what a use case does in a transaction of its own becomes part of this one. */
export const asDatabase = (tx: Db): Database =>
  Object.assign(Object.create(tx) as Db, { transaction: <T>(work: (inner: Db) => Promise<T>) => work(tx) })

import type { ClientBase, Pool, PoolClient, QueryResultRow } from 'pg'

export type Queryable = Pool | ClientBase

/** A prepared statement: parsed and planned once per connection. */
export const statement =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: Queryable, ...values: unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name, text, values })).rows

export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

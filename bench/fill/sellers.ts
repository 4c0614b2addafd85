import type { Pool } from 'pg'

/** So many sellers, whose ids it returns. */
export async function insertSellers(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into sellers (organization_name, name, location, phone, office_address)
     select 'Steel Traders ' || n, 'R. Rathi', 123401, '9812345678', 'Rewari' from generate_series(1, $1::int) n
     returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

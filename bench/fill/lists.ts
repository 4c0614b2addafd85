import type { Pool } from 'pg'
import { fillCarts, insertAdmin, insertBuyers } from './buyers'
import { insertOrders } from './orders'

/** How much of each there is. */
export interface ListSizes {
  orders: number
  enquiries: number
  audit: number
}

/** So many are inserted at a time. */
const STEP = 50_000

export interface Lister {
  buyerId: number
  adminId: number
}

/** One company with all the orders and enquiries, and the audit of one administrator among others. */
export async function fillLists(pool: Pool, { orders, enquiries, audit }: ListSizes): Promise<Lister> {
  const [buyerId = 0, ...others] = await insertBuyers(pool, 5)
  const adminId = await insertAdmin(pool)
  await fillCarts(pool, [buyerId])
  const client = await pool.connect()
  // Foreign keys are not checked and our own triggers don't run: the rows are right, and there are millions.
  await client.query(`set session_replication_role = replica`)
  await inSteps(orders, (from, to) => insertOrders(client, buyerId, { from, to, every: '1 minute' }))
  await inSteps(enquiries, (from, to) =>
    client.query(
      `with made as (
         insert into enquiries (enquiry_date, buyer_id, company_id, item_count, grams, measured_revision, created_at)
         select '20261118', id, company_id, 3, 3000000, 1, now() - n * interval '1 minute'
         from users cross join generate_series($2::int, $3::int) n where id = $1 returning id
       )
       insert into enquiry_items (enquiry_id, sub_class1_id, quantity, unit)
       select made.id, wall.id, 1, 'Ton' from made cross join (select id from sub_classes1 order by id limit 3) wall`,
      [buyerId, from, to],
    ),
  )
  await inSteps(audit, (from, to) =>
    client.query(
      `insert into audit_entries (user_id, action, resource, record_id, before, after, at)
       select ($1::int[])[1 + n % cardinality($1::int[])], 'Updated', kind[1 + n % cardinality(kind)], n % 100000,
         '{"price": 58000}', '{"price": 58500}', now() - n * interval '10 seconds'
       from generate_series($2::int, $3::int) n, (select array['Stock Item', 'Brand', 'Order', 'Settings'] as kind) kinds`,
      [[adminId, ...others], from, to],
    ),
  )
  await client.query('reset session_replication_role')
  client.release()
  return { buyerId, adminId }
}

async function inSteps(count: number, insert: (from: number, to: number) => Promise<unknown>) {
  for (let from = 1; from <= count; from += STEP) await insert(from, Math.min(count, from + STEP - 1))
}

import type { Pool } from 'pg'
import { insertBuyers } from './buyers'

const SUPPLIERS = 500

/** Suppliers of square sections, and so many open enquiries for them; returns the account of one supplier. */
export async function insertSuppliersAndEnquiries(pool: Pool, enquiries: number): Promise<number> {
  const ids = await insertBuyers(pool, SUPPLIERS)
  await pool.query(
    `with made as (
       insert into sellers (organization_name, name, location, phone, office_address)
       select 'Yard ' || id, 'R. Rathi', 123401, '9812345678', 'Rewari' from unnest($1::int[]) id
       returning id, organization_name
     )
     update companies set seller_id = made.id from made join users on made.organization_name = 'Yard ' || users.id
     where companies.id = users.company_id`,
    [ids],
  )
  await pool.query(`update users set selling_role = 'Owner' where id = any($1::int[])`, [ids])
  await pool.query(
    `insert into supplier_reach (company_id, class_ids, brand_ids, yards)
     select company_id, array(select id from classes where name = 'SHS'), '{}', $2::jsonb
     from users where id = any($1::int[])`,
    [ids, JSON.stringify([{ pinCode: '123401', latitude: 28.2, longitude: 76.62 }])],
  )
  const [buyerId = 0] = await insertBuyers(pool, 1)
  await pool.query(
    `with made as (
       insert into enquiries (enquiry_date, buyer_id, item_count, grams, measured_revision, created_at)
       select '20261118', $1, 3, 3000000, 1, now() - n * interval '1 minute' from generate_series(1, $2::int) n
       returning id
     )
     insert into enquiry_items (enquiry_id, sub_class1_id, quantity, unit)
     select made.id, wall.id, 1, 'Ton'
     from made cross join (
       select sub_classes1.id from sub_classes1 join sub_classes on sub_classes.id = sub_class_id
       join classes on classes.id = class_id where classes.name = 'SHS' order by 1 limit 3) wall`,
    [buyerId, enquiries],
  )
  return ids[0] ?? 0
}

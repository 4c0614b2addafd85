import type { Pool } from 'pg'
import { fillCarts, insertBuyers, LINES } from './buyers'

type Client = Pick<Pool, 'query'>

/** A buyer with so many orders of five lines, one per hour until now. */
export async function insertBuyerWithOrders(pool: Pool, orders: number): Promise<number> {
  const [buyerId = 0] = await insertBuyers(pool, 1)
  await fillCarts(pool, [buyerId])
  await insertOrders(pool, buyerId, { from: 1, to: orders, every: '1 hour' })
  return buyerId
}

/** Orders of the buyer's cart, numbered from and to, so long apart until now. */
export const insertOrders = (client: Client, buyerId: number, span: { from: number; to: number; every: string }) =>
  client.query(
    `with made as (
       insert into orders (order_no, buyer_id, company_id, status, legal_name, phone, billing_address, shipping_address, seller,
         gst_hundredths, loading_paise_per_ton, platform_paise_per_ton, handling_paise_per_extra_brand, goods_paise,
         gst_paise, weighment_paise, loading_paise, platform_paise, handling_paise, total_paise, total_grams, created_at)
       select 'B' || $1::int || '/' || n, $1, company_id, 'Delivered', 'Verma Fabricators', '9812345678', address, address,
         seller, 1800, 0, 0, 0, 30000000, 5400000, 0, 0, 0, 0, 35400000, ${LINES} * 1000000, now() - n * $4::interval
       from generate_series($2::int, $3::int) n,
         (select company_id from users where id = $1) buyer,
         (select jsonb_build_object('name', name, 'phone', phone, 'address', address, 'city', city, 'state', state,
            'pinCode', pin_code, 'gstNumber', gst_number) as address from addresses where buyer_id = $1 limit 1) kept,
         jsonb_build_object('name', 'LohaHaat Steel', 'address', 'Rewari', 'gstNumber', '06AAACL0000A1ZR', 'bank', null) seller
       returning id, created_at
     ), changed as (
       insert into order_status_changes (order_id, status, changed_by, changed_at)
       select id, status, $1, created_at from made cross join unnest(array['Confirmed', 'Dispatched', 'Delivered']) status
     )
     insert into order_lines (order_id, stock_item_id, brand_id, brand_name, department_name, class_name, sub_class_name,
       sub_class1_name, length_metres, hsn, unit, quantity, price_paise, amount_paise, grams)
     select made.id, stock_items.id, brand_id, 'APL Apollo', 'Pipe', 'SHS', '50 x 50', '3.0', length_metres, hsn, 'Ton', 1,
       6000000, 6000000, 1000000
     from made cross join cart_lines join stock_items on stock_items.id = stock_item_id where buyer_id = $1`,
    [buyerId, span.from, span.to, span.every],
  )

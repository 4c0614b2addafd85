import type { Pool } from 'pg'
import { ADMIN_EMAIL } from '../server'

/** The two secrets of a buyer's session. */
export const tokensOf = (buyerId: number) => ({ key: `key-${buyerId}`, cookie: `cookie-${buyerId}` })

/** The session of a buyer, as sent by the browser. */
export const sessionOf = (buyerId: number) => `UserKey: key-${buyerId}\r\nCookie: LHSession=cookie-${buyerId}\r\n`

/** The same for a page request, where the browser sends all session values as cookies. */
export const cookiesOf = (buyerId: number) =>
  `Cookie: LHSession=cookie-${buyerId}; UserKey=key-${buyerId}; UserId=${buyerId}; EmailAddressId=trader@works.example; LegalName=Verma%20Fabricators; Role=User; PinCode=123401; Cart=0\r\n`

const hashOf = (token: string) => `rtrim(translate(encode(sha256((${token})::bytea), 'base64'), '+/', '-_'), '=')`

/** Inserts buyers with both addresses and a session that needs no renewal, and returns their ids. */
export async function insertBuyers(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, contact_name, legal_name, phone, gst_number, terms_accepted_at)
     select 'trader' || gen_random_uuid() || '@works.example', 'Asha Verma', 'Verma Fabricators', '9812345678',
       '06AAACA0000A1Z2', now()
     from generate_series(1, $1::int) returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into addresses (buyer_id, kind, name, phone, address, city, state, pin_code, gst_number)
     select id, kind, 'Asha Verma', '9812345678', 'Plot 7, Industrial Area', 'Rewari', 'Haryana', '123401', '06AAACA0000A1Z2'
     from unnest($1::int[]) id cross join unnest(array['billing', 'shipping']) kind`,
    [ids],
  )
  await pool.query(
    `insert into sessions (user_id, key_hash, cookie_hash, device, created_at, last_seen_at, expires_at)
     select id, ${hashOf(`'key-' || id`)}, ${hashOf(`'cookie-' || id`)}, 'Chrome on Linux', now(),
       now() + interval '1 day', now() + interval '30 days'
     from unnest($1::int[]) id`,
    [ids],
  )
  return ids
}

/** An account of the administrator, with a session. */
export async function insertAdmin(pool: Pool): Promise<number> {
  const [id = 0] = await insertBuyers(pool, 1)
  await pool.query('update users set email = $2 where id = $1', [id, ADMIN_EMAIL])
  return id
}

export const LINES = 5

/** Adds five items, different ones for each buyer, to the empty carts. */
export const fillCarts = (pool: Pool, buyerIds: readonly number[]) =>
  pool.query(
    `with items as (
       select id, row_number() over (order by id) - 1 as place from stock_items where active
     )
     insert into cart_lines (buyer_id, stock_item_id)
     select buyers.id, items.id
     from unnest($1::int[]) buyers(id) cross join generate_series(1, ${LINES}) line
     join items on items.place = (buyers.id::bigint * ${LINES} + line) * 7919 % (select count(*) from items)
     where not exists (select from cart_lines where cart_lines.buyer_id = buyers.id)`,
    [buyerIds],
  )

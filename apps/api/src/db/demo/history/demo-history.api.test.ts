import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { openTestDatabase } from '../../../testing/database/test-database'
import { buyerNow } from '../../../testing/buyer-now'
import { openHistory, type FilledHistory } from '../../../testing/database/demo-history'
import { fingerprint } from '../../../testing/database/fingerprint'
import type { Connection } from '../../../platform/db/connect'
import { loadAdminDesk } from '../../../site/desks/admin-desk'
import { loadBuyerDesk } from '../../../site/desks/buyer-desk'

let filled: FilledHistory
beforeAll(async () => {
  // A Wednesday at noon in India.
  filled = await openHistory(new Date('2026-06-17T06:30:00Z'))
})
afterAll(() => filled.connection.close())

const ask = async <Row extends Record<string, unknown>>(query: string, { connection } = filled) =>
  (await connection.db.execute<Row>(sql.raw(query))).rows

/** How many rows break a rule. */
const odd = async (query: string, of = filled) => {
  const [row] = await ask<{ n: number }>(`select count(*)::int as n ${query}`, of)
  return row?.n
}

test('a member asks for what is above his limit: approved, rejected, and one that waits', async () => {
  const found = await ask(`select status, exceeded ->> 'limit' as limit, frozen_until > '2026-06-17T06:30:00Z' as frozen
    from approval_requests order by id`)
  expect(found).toEqual([
    { status: 'Approved', limit: 'order', frozen: false },
    { status: 'Rejected', limit: 'order', frozen: false },
    { status: 'Waiting', limit: 'order', frozen: true },
  ])
  expect(await odd(`from orders where approved_by = 'Sneha Deshpande' and ordered_by = 'Prakash Jadhav'`)).toBe(1)
})

test('two companies have several members, with three roles, limits, an open invitation and a history', async () => {
  const found = await ask(`select companies.name, string_agg(company_role, ' ' order by company_role) as roles
    from users join companies on companies.id = company_id group by companies.id having count(*) > 1 order by name`)
  expect(found).toEqual([
    { name: 'Kadamb Fabricators (कदंब फैब्रिकेटर्स)', roles: 'Accounts Approver Owner' },
    { name: 'Pawana Structures', roles: 'Accounts Buyer Owner' },
  ])
  expect(await odd('from users where order_limit_paise is not null and month_limit_kg is not null')).toBe(1)
  expect(await odd(`from company_invitations where ends_at > '2026-06-17T06:30:00Z'`)).toBe(1)
  expect(await odd(`from company_events where at > '2026-06-17T06:30:00Z'`)).toBe(0)
  expect(await odd('from company_events')).toBe(3)
})

describe('suppliers', () => {
  test('have accepted most lines, refused one, and still have some to answer, the demo supplier too', async () => {
    const states = await ask('select distinct state from supplier_lines where gone_at is null order by state')
    expect(states.map(({ state }) => state)).toEqual(['Accepted', 'Refused', 'Waiting'])
    expect(await odd(`from supplier_lines where state = 'Refused'`)).toBe(1)
    const own = `seller_id = (select seller_id from users where email = 'supplier@lohahaat.example')`
    expect(await odd(`from supplier_lines where state = 'Waiting' and gone_at is null and ${own}`)).toBe(1)
    expect(
      await odd(`from supplier_lines where state = 'Waiting' and gone_at is null and answer_by < '2026-06-17T06:30Z'`),
    ).toBe(0)
    expect(await odd('from supplier_lines where news is not null')).toBe(0)
    expect(await ask(`select stars, answer is null as open from order_ratings where ${own} order by stars`)).toEqual([
      { stars: 3, open: false },
      { stars: 5, open: true },
    ])
  })
})

describe('orders', () => {
  test('fifteen, in every status, most of them the demo buyer’s', async () => {
    const found = await ask('select status, count(*)::int as n from orders group by status order by status')
    expect(found).toEqual([
      { status: 'Cancelled', n: 2 },
      { status: 'Confirmed', n: 2 },
      { status: 'Delivered', n: 8 },
      { status: 'Dispatched', n: 2 },
      { status: 'Processing', n: 1 },
    ])
    expect(await odd(`from orders join users on users.id = buyer_id where email = 'buyer@lohahaat.example'`)).toBe(10)
  })

  test('the total is the sum of the parts, and the goods those of the lines that were not deleted', async () => {
    const lines = `select sum(amount_paise) as paise, sum(grams) as grams from order_lines
      where order_id = orders.id and removed_at is null`
    expect(
      await odd(`from orders cross join lateral (${lines}) line
        where goods_paise <> line.paise or total_grams <> line.grams or total_paise <>
          goods_paise + gst_paise + weighment_paise + loading_paise + platform_paise + handling_paise + freight_paise`),
    ).toBe(0)
    expect(await odd('from order_lines where removed_at is not null')).toBe(1)
  })

  test('are numbered without a gap in the order in which they were placed', async () => {
    expect(
      await odd(`from (select order_no, split_part(order_no, '/', 2) as year,
          row_number() over (partition by split_part(order_no, '/', 2) order by created_at, id) as place from orders) o
        where split_part(order_no, '/', 3)::int <> place`),
    ).toBe(0)
  })

  test('some carry the buyer’s own number and wish, and those of an award whose it was', async () => {
    expect(await odd('from orders where buyer_order_no is not null and buyer_order_date is not null')).toBe(7)
    expect(await odd("from orders where wanted_day < (created_at at time zone 'Asia/Kolkata')::date")).toBe(0)
    expect(await odd('from orders where (quote_id is null) <> (award is null)')).toBe(0)
  })

  test('a line from the catalogue costs what the item cost then', async () => {
    expect(
      await odd(`from order_lines join orders on orders.id = order_id where stock_item_id is not null
        and price_paise <> (select new_paise_per_ton from price_changes change
          where change.stock_item_id = order_lines.stock_item_id and changed_at <= orders.created_at
          order by changed_at desc, id desc limit 1)`),
    ).toBe(0)
  })

  test('what is missing from the stock is what the lines took', async () => {
    const taken = await ask<{
      id: number
      kg: string
    }>(`select stock_item_id as id, sum(taken_kg) as kg from order_lines
      join orders on orders.id = order_id where taken_kg is not null and removed_at is null and status <> 'Cancelled'
      group by stock_item_id`)
    const expected = new Map(filled.before)
    for (const { id, kg } of taken) expected.set(id, (expected.get(id) ?? 0n) - BigInt(kg))
    expect(taken.length).toBeGreaterThan(5)
    expect(filled.after).toEqual(expected)
  })

  test('each stage has its time, none before the one before it, and each by the desk is in the audit', async () => {
    expect(
      await odd(`from (select status, changed_at, first_value(status) over w as first, lag(changed_at) over w as before
        from order_status_changes window w as (partition by order_id order by id)) change
        where first <> 'Confirmed' or changed_at <= before`),
    ).toBe(0)
    const [{ moves, audited } = {}] = await ask(`select
      (select count(*)::int from order_status_changes join users on users.id = changed_by
        where email = 'admin@lohahaat.example') as moves,
      (select count(*)::int from audit_entries where resource = 'Order') as audited`)
    expect(audited).toBe(moves)
  })
})

describe('enquiries', () => {
  test('nine with two to four quotes by four parties: open, expired, split, completed', async () => {
    const found = await ask(`select e.status, count(*)::int as n from enquiries e group by e.status order by e.status`)
    expect(found).toEqual([
      { status: 'Completed', n: 4 },
      { status: 'InProgress', n: 5 },
    ])
    const counts = '(select count(*) as n from quotes where enquiry_id = enquiries.id)'
    expect(await odd(`from enquiries cross join lateral ${counts} q where q.n not between 2 and 4`)).toBe(0)
    expect(await ask('select count(distinct party_id)::int as n from quotes')).toEqual([{ n: 4 }])
    const current = `(select from quotes where enquiry_id = enquiries.id and valid_until > '${filled.now.toISOString()}')`
    expect(await odd(`from enquiries where status = 'InProgress' and exists ${current}`)).toBe(3)
    expect(await odd(`from enquiries where status = 'InProgress' and not exists ${current}`)).toBe(2)
    expect(
      await odd(`from (select enquiry_id from quotes where accepted_at is not null group by 1 having count(*) > 1) s`),
    ).toBe(1)
  })

  test('the demo buyer compares parts and versions, and waits for the demo supplier to better one line', async () => {
    const found = await ask(`select legal_name as party, version,
        (select count(*)::int from quote_items where quote_id = quotes.id) as offered,
        (select count(*)::int from enquiry_items item where item.enquiry_id = quotes.enquiry_id) as asked,
        coalesce((select string_agg(coalesce(answer, 'open'), ' ') from better_asks where quote_id = quotes.id), '') as better
      from quotes join users on users.id = party_id where enquiry_id = (select quotes.enquiry_id from better_asks
        join quotes on quotes.id = quote_id limit 1) order by legal_name`)
    expect(found).toEqual([
      { party: 'Aravali Tube Depot', version: 2, offered: 4, asked: 4, better: 'answered' },
      { party: 'Chetak Pipe Traders', version: 1, offered: 2, asked: 4, better: '' },
      { party: 'Mahanadi Pipe House', version: 1, offered: 3, asked: 4, better: '' },
      { party: 'Sirhind Steel Tubes', version: 2, offered: 4, asked: 4, better: 'open' },
    ])
    expect(await odd(`from better_asks where answer is null and deadline < '${filled.now.toISOString()}'`)).toBe(0)
    expect(await odd('from quote_versions')).toBe(2)
  })

  test('an accepted quote has its order', async () => {
    expect(
      await odd(`from quotes full join orders on orders.quote_id = quotes.id
        where (accepted_at is null) <> (orders.id is null) and (quotes.id is not null or quote_id is not null)`),
    ).toBe(0)
  })
})

describe('prices', () => {
  test('every item has moved, step by step, up to the price that it has', async () => {
    expect(
      await odd(`from stock_items where (select count(*) from price_changes where stock_item_id = stock_items.id) < 4`),
    ).toBe(0)
    expect(
      await odd(`from (select old_paise_per_ton as old,
          lag(new_paise_per_ton) over (partition by stock_item_id order by changed_at, id) as before
        from price_changes) change where old is distinct from before`),
    ).toBe(0)
    expect(
      await odd(`from stock_items where price_paise_per_ton <> (select new_paise_per_ton from price_changes
        where stock_item_id = stock_items.id order by changed_at desc, id desc limit 1)`),
    ).toBe(0)
  })

  test('are those of the catalogue today, but for two that were typed wrong', async () => {
    const other = await openTestDatabase()
    const prices = (connection: Connection) =>
      connection.db.execute<{ id: number; paise: string }>(
        sql`select id, price_paise_per_ton as paise from stock_items order by id`,
      )
    const [now, catalogue] = await Promise.all([prices(filled.connection), prices(other)])
    await other.close()
    const changed = now.rows.filter(({ paise }, place) => paise !== catalogue.rows[place]?.paise)
    expect(now.rows).toHaveLength(catalogue.rows.length)
    expect(changed).toHaveLength(2)
  })
})

test('the desk has sales today, in this week and the last, prices that look wrong and quotes waiting', async () => {
  const { days, oddPrices, waitingEnquiries, stuckMails, stock } = await loadAdminDesk(filled.connection.db, {
    ...(await buyerNow(filled.connection.db, 1)),
    at: filled.now,
  })
  const orders = (from: number, until: number) => days.slice(from, until).reduce((sum, day) => sum + day.orders, 0)
  expect(days.find(({ day }) => day === '2026-06-17')?.orders).toBe(1)
  expect(orders(7, 14)).toBeGreaterThanOrEqual(2)
  expect(orders(0, 7)).toBeGreaterThanOrEqual(2)
  const far = oddPrices.shown.filter(({ price, median }) => median !== null && Math.abs(price / median - 1) > 0.15)
  expect(far).toHaveLength(2)
  expect(oddPrices.total).toBeGreaterThan(4)
  expect(oddPrices.total).toBeLessThan(20)
  expect(waitingEnquiries.total).toBe(5)
  expect(stuckMails.total).toBe(0)
  expect(stock.untouched).toBeGreaterThan(0)
})

test('the demo buyer has lists that moved, and a cart with prices that changed', async () => {
  const priced = `jsonb_array_elements(lines) line where line->'priced' <> 'null'::jsonb`
  expect(await odd('from kept_lists')).toBe(4)
  expect(await odd(`from kept_lists where not exists (select from ${priced})`)).toBe(0)
  expect(
    await odd(`from kept_lists where not exists (select from ${priced} and (line->'priced'->>'price')::numeric * 100 <>
      (select price_paise_per_ton from stock_items where id = (line->'priced'->>'itemId')::int))`),
  ).toBe(0)
  expect(await odd('from cart_lines')).toBe(4)
  const moved =
    'select from price_changes where price_changes.stock_item_id = cart_lines.stock_item_id and changed_at > added_at'
  expect(await odd(`from cart_lines where exists (${moved})`)).toBeGreaterThanOrEqual(2)
})

test('the demo buyer’s desk has quotes to decide, changed prices, orders under way, lists and sizes that moved', async () => {
  const [buyer] = await ask<{ id: number }>(`select id from users where email = 'buyer@lohahaat.example'`)
  const desk = await loadBuyerDesk(filled.connection.db, {
    ...(await buyerNow(filled.connection.db, buyer?.id ?? 0)),
    at: filled.now,
  })
  expect(desk.quotesToDecide.total).toBe(2)
  expect(desk.changedPrices.total).toBeGreaterThanOrEqual(2)
  expect(desk.ordersUnderWay.shown.map(({ status }) => status)).toEqual(['Confirmed', 'Processing', 'Dispatched'])
  expect(desk.lists.shown.filter(({ move }) => move !== 0)).toHaveLength(3)
  expect(desk.sizes.length).toBeGreaterThan(2)
  for (const { history } of desk.sizes) expect(history.length).toBeGreaterThan(2)
})

test('the same clock gives the same history', async () => {
  const again = await openHistory(filled.now)
  expect(await fingerprint(again.connection.db)).toBe(await fingerprint(filled.connection.db))
  await again.connection.close()
})

const whens = {
  users: ['created_at', 'terms_accepted_at'],
  orders: ['created_at'],
  order_status_changes: ['changed_at'],
  enquiries: ['created_at', 'updated_at'],
  quotes: ['created_at', 'updated_at', 'accepted_at'],
  quote_versions: ['quoted_at'],
  better_asks: ['asked_at'],
  price_changes: ['changed_at'],
  kept_lists: ['created_at', 'updated_at'],
  cart_lines: ['added_at'],
  audit_entries: ['at'],
  fee_structures: ['created_at'],
}

describe.each([
  { say: 'on a Wednesday at noon', at: () => filled.now },
  { say: 'a minute into a Monday', at: () => new Date(startOfIstDay('2026-03-02').getTime() + 60_000) },
  { say: 'on a Sunday in a new financial year', at: () => new Date('2026-04-26T15:00:00Z') },
])('started $say', ({ at }) => {
  let of: FilledHistory
  beforeAll(async () => {
    of = at() === filled.now ? filled : await openHistory(at())
  })
  afterAll(async () => {
    if (of !== filled) await of.connection.close()
  })

  test('everything happened within 120 days, and no mail is queued', async () => {
    const [from, until] = [new Date(of.now.getTime() - 120 * 24 * 60 * 60 * 1000), of.now].map((t) => t.toISOString())
    for (const [table, columns] of Object.entries(whens))
      for (const column of columns)
        expect(await odd(`from ${table} where ${column} not between '${from}' and '${until}'`, of), table).toBe(0)
    expect(await odd('from mails', of)).toBe(0)
    expect(await odd('from orders', of)).toBe(15)
    expect(
      await odd(`from orders where created_at > '${startOfIstDay(until?.slice(0, 10) ?? '').toISOString()}'`, of),
    ).toBeGreaterThan(0)
  })
})

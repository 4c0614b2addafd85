import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { openTestDatabase } from '../../../testing/database/test-database'
import { openHistory, type FilledHistory } from '../../../testing/database/demo-history'
import { fingerprint } from '../../../testing/database/fingerprint'
import type { Connection } from '../../../platform/db/connect'
import { useDemoHistory } from '../../../testing/scenes/demo-history'

const { filled, ask, odd } = useDemoHistory()

describe('orders', () => {
  test('sixteen, in every status, most of them the demo buyer’s', async () => {
    const found = await ask('select status, count(*)::int as n from orders group by status order by status')
    expect(found).toEqual([
      { status: 'Cancelled', n: 2 },
      { status: 'Confirmed', n: 2 },
      { status: 'Delivered', n: 9 },
      { status: 'Dispatched', n: 1 },
      { status: 'Processing', n: 2 },
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
    expect(await odd('from orders where buyer_order_no is not null and buyer_order_date is not null')).toBe(8)
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
  consignments: ['created_at', 'loaded_at', 'dispatched_at', 'received_at', 'closed_at'],
  weighbridge_slips: ['gross_at', 'tare_at', 'recorded_at'],
  tax_documents: ['issued_at'],
  ledger_postings: ['posted_at'],
  receipts: ['created_at'],
  supplier_invoices: ['entered_at'],
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
    expect(await odd('from orders', of)).toBe(16)
    expect(
      await odd(`from orders where created_at > '${startOfIstDay(until?.slice(0, 10) ?? '').toISOString()}'`, of),
    ).toBeGreaterThan(0)
  })
})

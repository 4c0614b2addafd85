import { describe, expect, test } from 'vitest'
import { buyerNow } from '../../../testing/buyer-now'
import { loadAdminDesk } from '../../../site/desks/admin-desk'
import { loadBuyerDesk } from '../../../site/desks/buyer-desk'
import { useDemoHistory } from '../../../testing/scenes/demo-history'

const { filled, ask, odd } = useDemoHistory()

test('a member asks for what is above his limit: approved, rejected, and two that wait', async () => {
  const found = await ask(`select status, exceeded ->> 'limit' as limit, frozen_until > '2026-06-17T06:30:00Z' as frozen
    from approval_requests order by id`)
  expect(found).toEqual([
    { status: 'Approved', limit: 'order', frozen: false },
    { status: 'Rejected', limit: 'order', frozen: false },
    { status: 'Waiting', limit: 'order', frozen: true },
    { status: 'Waiting', limit: 'order', frozen: true },
  ])
  expect(await odd(`from orders where approved_by = 'Sneha Deshpande' and ordered_by = 'Prakash Jadhav'`)).toBe(1)
})

test('two companies have several members, with three roles, limits, an open invitation and a history', async () => {
  const found = await ask(`select companies.name, string_agg(company_role, ' ' order by company_role) as roles
    from users join companies on companies.id = company_id group by companies.id having count(*) > 1 order by name`)
  expect(found).toEqual([
    { name: 'Kadamb Fabricators (कदंब फैब्रिकेटर्स)', roles: 'Accounts Approver Buyer Owner' },
    { name: 'Pawana Structures', roles: 'Accounts Buyer Owner' },
  ])
  expect(await odd('from users where order_limit_kg is not null')).toBe(1)
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
  expect(desk.ordersUnderWay.shown.map(({ status }) => status)).toEqual(['Confirmed', 'Processing', 'Processing'])
  expect(desk.lists.shown.filter(({ move }) => move !== 0)).toHaveLength(3)
  expect(desk.sizes.length).toBeGreaterThan(2)
  for (const { history } of desk.sizes) expect(history.length).toBeGreaterThan(2)
})

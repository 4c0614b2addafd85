import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { lockBuyer, seenOf } from './cart'
import { insertLines, insertOrder, orderOf, orderLineOf } from './insert-order'
import { readCart } from './read-cart'
import { findCaller, tellCaller } from './session'
import { inTransaction, statement } from './statement'

const findConfirmed = statement<{ id: number }>(
  'find_confirmed',
  'select id from orders where buyer_id = $1 and idempotency_key = $2',
)
const lockStock = statement(
  'lock_stock',
  `select id from stock_items where id in (select stock_item_id from cart_lines where buyer_id = $1)
     and available_kg is not null order by id for no key update`,
)
const takeIds = statement<{ order_id: number; change_id: number; line_ids: number[] }>(
  'take_ids',
  `select nextval('orders_id_seq')::int as order_id, nextval('order_status_changes_id_seq')::int as change_id,
     array(select nextval('order_lines_id_seq')::int from generate_series(1, $1)) as line_ids`,
)
const takeNumber = statement(
  'take_number',
  `insert into order_numbers (financial_year, last_number) values ($1, 1)
   on conflict (financial_year) do update set last_number = order_numbers.last_number + 1`,
)
const insertStatus = statement(
  'insert_status',
  `insert into order_status_changes (id, order_id, status, changed_by, changed_at)
   overriding system value values ($1, $2, $3, $4, $5)`,
)
/** Nobody works for the sellers of a bench, nor are they closed: they are looked up and none is asked. */
const askSuppliers = statement(
  'ask_suppliers',
  `insert into supplier_lines (order_line_id, seller_id, order_id, state, news, commission_hundredths, asked_at, answer_by)
   select order_lines.id, order_lines.seller_id, order_id, 'Waiting', 'Asked', round(commission_percent * 100)::int, $2::timestamptz,
     $2::timestamptz + interval '1 hour' * coalesce((select answer_hours from supplier_terms order by id desc limit 1), 4)
   from order_lines join sellers on sellers.id = order_lines.seller_id
   where order_id = $1 and exists (
     select from companies join users on users.company_id = companies.id
     where companies.seller_id = order_lines.seller_id and selling_role in ('Owner', 'Sales', 'Dispatch'))`,
)
const lockCredit = statement(
  'lock_credit',
  `select limit_paise from credit_terms where company_id = (select company_id from users where id = $1) for no key update`,
)
const takeStock = statement(
  'take_stock',
  `update stock_items set available_kg = available_kg - taken.kg, version = version + 1
   from unnest($1::int[], $2::bigint[]) as taken(id, kg) where stock_items.id = taken.id and taken.kg is not null`,
)
const emptyCart = statement('empty_cart', 'delete from cart_lines where buyer_id = $1')
const NUMBERED = '(select order_no from orders where id = $6)'
const insertMail = statement(
  'insert_mail',
  `insert into mails (message_id, recipient, subject, text, html) values ($1, $2, replace($3, $7, ${NUMBERED}),
     replace($4, $7, ${NUMBERED}), replace($5, $7, ${NUMBERED}))`,
)

/** As long as a letter about five lines; writing it is free here. */
const LETTER = { text: 'text '.repeat(300), html: '<p>html '.repeat(900) }

async function confirm(client: PoolClient, buyerId: number, seen: string | undefined, key: unknown) {
  const at = new Date()
  const [buyer] = await lockBuyer(client, buyerId)
  const [confirmed] = await findConfirmed(client, buyerId, key)
  if (confirmed) return confirmed.id
  await lockStock(client, buyerId)
  const cart = await readCart(client, buyerId)
  if (!buyer || cart.lines.length === 0) return -1
  if (seen !== undefined && seen !== seenOf(cart)) throw new Error('The cart has changed')

  await lockCredit(client, buyerId)
  const lines = cart.lines.map(orderLineOf)
  const taken = lines.map(({ takenKg }) => takenKg)
  await takeStock(
    client,
    lines.map(({ stockItemId }) => stockItemId),
    taken,
  )
  await emptyCart(client, buyerId)
  const [ids] = await takeIds(client, lines.length)
  if (!ids) throw new Error('There are no ids')
  const id = ids.order_id
  const year = '26-27'
  const standIn = randomUUID()
  await takeNumber(client, year)
  await insertOrder(client, ...orderOf(cart, { id, buyerId, buyer, year, key, at }))
  await insertLines(client, id, ids.line_ids, lines)
  await askSuppliers(client, id, at)
  await insertStatus(client, ids.change_id, id, 'Confirmed', buyerId, at)
  const letter = [`Order ${standIn} is confirmed`, LETTER.text, LETTER.html]
  await insertMail(client, `<${randomUUID()}@lohahaat>`, buyer.email, ...letter, id, standIn)
  return id
}

export function answerConfirmOrder(app: FastifyInstance, pool: Pool) {
  app.get<{ Querystring: { Seen?: string } }>(confirmOrder.path, async (request, reply) => {
    const caller = await findCaller(pool, request)
    const key = request.headers['idempotency-key']
    const id = await inTransaction(pool, (client) => confirm(client, caller.userId, request.query.Seen, key))
    tellCaller(reply, request, caller, 0)
    return reply.type('application/json').send(String(id))
  })
}

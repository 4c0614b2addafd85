import { isDeepStrictEqual } from 'node:util'
import { fillCarts } from '../fill/buyers'
import { openConnection } from '../load/connection'
import type { Stage } from '../stage'
import { confirming } from '../works/orders'

/** A comparison is valid only for equal answers. */
export async function requireSameAnswers({ product, ceiling }: Stage, paths: string[]) {
  for (const path of paths) requireSame(path, await answerOf(product + path), await answerOf(ceiling + path))
}

/** The product's order of one cart, and the ceiling's order of the same cart. */
export async function requireSameOrders({ product, ceiling, yard, pool }: Stage) {
  const buyerIds = yard.carts.slice(0, 1)
  const orders = []
  for (const address of [product, ceiling]) {
    await fillCarts(pool, buyerIds)
    const { work, startWith } = confirming()
    startWith(buyerIds)
    const connection = await openConnection(address)
    await work(connection, 0)
    connection.close()
    const { rows } = await pool.query<{ amounts: unknown; lines: unknown }>(
      `select array[goods_paise, gst_paise, loading_paise, platform_paise, handling_paise, total_paise, total_grams] as amounts,
         (select json_agg(to_jsonb(order_lines) - 'id' - 'order_id' order by id) from order_lines where order_id = orders.id)
           as lines
       from orders where buyer_id = any($1) order by id desc limit 1`,
      [buyerIds],
    )
    orders.push(rows)
  }
  requireSame('An order', orders[0], orders[1])
}

async function answerOf(url: string) {
  const response = await fetch(url)
  return {
    status: response.status,
    total: response.headers.get('total-count'),
    body: await response.json(),
  }
}

function requireSame(what: string, one: unknown, other: unknown) {
  if (isDeepStrictEqual(one, other)) return
  throw new Error([`${what} is not the same from both:`, one, other].map(show).join('\n'))
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value).slice(0, 2000))

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import type { Client } from './client'
import { insist, type Patience } from './insist'
import type { Ledger } from './ledger'
import type { Item } from './trade'

const THINKING_MS = 40
const ONE_IN_FIVE = 5

interface Shop extends Patience {
  items: readonly Item[]
  ledger: Ledger
  isOpen(): boolean
}

/** Buyers take turns until the end of the load; what was begun is finished, however often it must be retried. */
export async function buy(clients: readonly Client[], shop: Shop) {
  for (let turn = 0; shop.isOpen(); turn++) {
    const client = clients[turn % clients.length] as Client
    const lines = await fillCart(client, shop)
    const orderId = await confirm(client, shop, lines)
    if (orderId !== null && randomInt(ONE_IN_FIVE) === 0) await cancel(client, shop, orderId)
    if (randomInt(ONE_IN_FIVE) === 0) await client.call(fetchMyOrder, { page: 1, pageSize: 10 })
    await pause(randomInt(THINKING_MS))
  }
}

async function fillCart(client: Client, shop: Shop): Promise<Map<number, number>> {
  const lines = new Map<number, number>()
  for (let n = randomInt(1, 4); n > 0; n--) {
    const item = shop.items[randomInt(shop.items.length)]
    if (!item || lines.has(item.id)) continue
    const tons = randomInt(1000, 9000) / 1000
    const { cartLineId } = (await insist(client, shop, saveCart, { itemId: item.id })).body as { cartLineId: number }
    const line = { itemId: item.id, cartLineId, quantity: tons, unit: 'Ton' } as const
    const { status, body } = await insist(client, shop, updateCart, line)
    if (status !== 200) shop.tally.wrong(`UpdateCart answered ${status}: ${JSON.stringify(body)}`)
    lines.set(item.id, tons)
  }
  return lines
}

/** One key per checkout, so that a retry gets the answer of the first try. */
async function confirm(client: Client, shop: Shop, lines: Map<number, number>): Promise<number | null> {
  const { ledger, tally } = shop
  const { seen } = (await insist(client, shop, fetchCartData, {})).body as { seen: string }
  const key = randomUUID()
  ledger.confirmations += 1
  const { status, body } = await insist(client, shop, confirmOrder, { seen }, { 'Idempotency-Key': key })
  if (status === 200 && typeof body === 'number' && body > 0) {
    if (ledger.orders.has(body)) tally.wrong('two carts became one order')
    ledger.tell(body, { key, lines })
    return body
  }
  if (isLackOfStock(body)) ledger.refusals += 1
  else tally.wrong(`ConfirmOrder answered ${status}: ${JSON.stringify(body)}`)
  for (const id of lines.keys()) await insist(client, shop, deleteCart, { itemId: id })
  return null
}

/** Retrying a cancellation whose answer was lost is refused, since the order is already cancelled. */
async function cancel(client: Client, shop: Shop, orderId: number) {
  const { status, body } = await insist(client, shop, deleteOrder, { orderId })
  const isDone = status === 200 || /is cancelled/.test(JSON.stringify(body))
  if (isDone) shop.ledger.cancelled.add(orderId)
  else shop.tally.wrong(`DeleteOrder answered ${status}: ${JSON.stringify(body)}`)
}

const isLackOfStock = (body: unknown) => /are left|out of stock/.test(JSON.stringify(body))

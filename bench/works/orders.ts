import type { Cart } from '@lohahaat/domain/ordering/cart'
import { answerFromWire } from '@lohahaat/contract/platform/wire/translate'
import { randomUUID } from 'node:crypto'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { LINES, sessionOf } from '../fill/buyers'
import type { Connection } from '../load/connection'
import type { Work } from '../load/run-load'
import { answerTo, cycle, pathOf, requestFor } from './request'

/** Each buyer's full cart becomes an order, until all carts are empty. */
export function confirming(): { work: Work; startWith(buyerIds: readonly number[]): void } {
  let left: number[] = []
  return {
    startWith: (buyerIds) => void (left = [...buyerIds]),
    async work(connection) {
      const buyerId = left.pop()
      if (buyerId === undefined) return false
      await confirm(connection, buyerId, {})
    },
  }
}

/** An order as a browser places it: five items added one by one, the cart shown, then confirmed. */
export function ordering(buyerIds: readonly number[], stockItemIds: readonly number[]): Work {
  const nextBuyer = cycle(buyerIds)
  const nextItem = cycle(stockItemIds)
  return async (connection) => {
    const buyerId = nextBuyer()
    for (let line = 0; line < LINES; line++) {
      await answerTo(connection, requestFor(pathOf(saveCart, { itemId: nextItem() }), sessionOf(buyerId)))
    }
    const { body } = await answerTo(connection, requestFor(fetchCartData.path, sessionOf(buyerId)))
    const { seen, cartLines } = answerFromWire(fetchCartData, JSON.parse(body.toString())) as Cart
    if (cartLines.length !== LINES) throw new Error(`${cartLines.length} lines in a cart of ${LINES}`)
    await confirm(connection, buyerId, { seen })
  }
}

async function confirm(connection: Connection, buyerId: number, query: Record<string, string>) {
  const key = `Idempotency-Key: ${randomUUID()}\r\n`
  const { body } = await answerTo(connection, requestFor(pathOf(confirmOrder, query), sessionOf(buyerId) + key))
  if (!(Number(body.toString()) > 0)) throw new Error(`No order but ${body.toString()}`)
}

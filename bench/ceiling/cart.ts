import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { ITEM_NAMES, thousandths } from './item-names'
import { readCart, type AddressRow, type CartRow, type ReadCart } from './read-cart'
import { findCaller, tellCaller } from './session'
import { inTransaction, statement } from './statement'

export const lockBuyer = statement<{ email: string; legal_name: string; phone: string }>(
  'lock_buyer',
  'select email, legal_name, phone from users where id = $1 for no key update',
)
const countCart = statement<{ count: string }>('count_cart', 'select count(*) from cart_lines where buyer_id = $1')
const findLine = statement<{ id: number }>(
  'find_line',
  `select cart_lines.id, piece_grams from cart_lines join stock_items on stock_items.id = cart_lines.stock_item_id
   where cart_lines.id = $1 and cart_lines.buyer_id = $2 and cart_lines.stock_item_id = $3`,
)
const updateLine = statement('update_line', 'update cart_lines set quantity = $1, unit = $2 where id = $3')
const lockItem = statement(
  'hold_item',
  `select ${ITEM_NAMES}, length_metres, active from stock_items where id = $1 for key share`,
)
const itemsInCart = statement(
  'items_in_cart',
  'select id, stock_item_id from cart_lines where buyer_id = $1 order by id',
)
const insertLine = statement<{ id: number }>(
  'insert_line',
  'insert into cart_lines (buyer_id, stock_item_id) values ($1, $2) returning id',
)

type Query = Record<string, string>

export function answerCart(app: FastifyInstance, pool: Pool) {
  const change = <T>(buyerId: number, work: (client: PoolClient) => Promise<T>) =>
    inTransaction(pool, async (client) => {
      await lockBuyer(client, buyerId)
      const changed = await work(client)
      const [counted] = await countCart(client, buyerId)
      return { ...changed, success: true, cart: Number(counted?.count) }
    })

  app.get<{ Querystring: Query }>(updateCart.path, async (request, reply) => {
    const caller = await findCaller(pool, request)
    const { CartId, StockDetailId, Quantity, Unit } = request.query
    const answer = await change(caller.userId, async (client) => {
      const [line] = await findLine(client, CartId, caller.userId, StockDetailId)
      await updateLine(client, Quantity, Unit, line?.id)
    })
    tellCaller(reply, request, caller, answer.cart)
    return answer
  })

  app.get<{ Querystring: Query }>(saveCart.path, async (request, reply) => {
    const caller = await findCaller(pool, request)
    const { StockDetailId } = request.query
    const answer = await change(caller.userId, async (client) => {
      await lockItem(client, StockDetailId)
      await itemsInCart(client, caller.userId)
      const [line] = await insertLine(client, caller.userId, StockDetailId)
      return { cartId: line?.id }
    })
    tellCaller(reply, request, caller, answer.cart)
    return answer
  })

  app.get(fetchCartData.path, async (request, reply) => {
    const caller = await findCaller(pool, request)
    tellCaller(reply, request, caller, caller.cart)
    return cartOnWire(await readCart(pool, caller.userId))
  })
}

const cartOnWire = ({ lines, shipping, billing, fees }: ReadCart) => ({
  cartDetails: lines.map(lineOnWire),
  buyerShippingAddressEntities: shipping.map((saved) => ({ shippingAddressId: saved.id, ...addressOnWire(saved) })),
  buyerBillingAddressEntities: billing.map((saved) => ({ billingAddressId: saved.id, ...addressOnWire(saved) })),
  feeStructure: {
    applicable_GST: fees.gst_hundredths / 100,
    weight_Charges: Number(fees.weighment_paise) / 100,
    loading_Charges: Number(fees.loading_paise_per_ton) / 100,
    plattform_Fees: Number(fees.platform_paise_per_ton) / 100,
    material_Handling_Fees: Number(fees.handling_paise_per_extra_brand) / 100,
  },
  sellerStateCode: '06',
  seen: seenOf({ lines, shipping, billing, fees }),
})

const lineOnWire = ({ stockItemId, lengthMetres, pricePerTon, pieceGrams, availableKg, ...row }: CartRow) => ({
  ...row,
  hsn: undefined,
  active: undefined,
  gstNumber: undefined,
  stockDetailId: stockItemId,
  length: Number(lengthMetres),
  price: Number(pricePerTon) / 100,
  quantity: Number(row.quantity),
  weight_Per_Piece: thousandths(pieceGrams),
  gstNo: row.gstNumber,
  available: thousandths(availableKg),
  sold: row.active,
})

const addressOnWire = ({ name, phone, address, city, state, pin_code, gst_number }: AddressRow) => ({
  name,
  phone,
  address,
  city,
  state,
  pinCode: pin_code,
  gstNo: gst_number ?? '',
})

/** A digest of everything that an order would be priced and sent with. */
export const seenOf = (cart: ReadCart) =>
  createHash('sha256')
    .update(JSON.stringify([cart.lines, cart.fees, cart.shipping[0], cart.billing[0]]))
    .digest('base64url')
    .slice(0, 22)

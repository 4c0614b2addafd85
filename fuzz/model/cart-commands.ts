import fc from 'fast-check'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { buyerOf, commandOf, personOf, pick, who } from './command'
import { contentsOf, itemOf, type CartLine, type Model, type Unit } from './model'
import { agree, agreeOnStatus, send } from './shop'

const nth = fc.nat(7)

const itemAt = ({ items }: Model, at: number) => {
  const item = pick([...items.values()], at)
  if (!item) throw new Error('The model has no items')
  return item
}

const save = commandOf('save', fc.record({ who, item: nth }), async (model, shop, { who, item: at }) => {
  const item = itemAt(model, at)
  const buyer = buyerOf(model, who)
  const reply = await send(shop, personOf(shop, who), saveCart, { itemId: item.id })
  agreeOnStatus(reply, item.isSold ? 200 : 400)
  if (!item.isSold) return
  const present = buyer.cart.find(({ itemId }) => itemId === item.id)
  if (present) agree('its line', reply.body.cartLineId, present.cartLineId)
  else buyer.cart.push({ cartLineId: reply.body.cartLineId, itemId: item.id, unit: 'Ton', amount: 1000n })
  agree('how many lines', reply.body.cart, buyer.cart.length)
})

/** A quantity as sent, and its meaning: thousandths of a ton, or pieces; null when invalid. */
const quantities: readonly { sent: string; unit: Unit; amount: bigint | null }[] = [
  { sent: '1', unit: 'Ton', amount: 1000n },
  { sent: '2.525', unit: 'Ton', amount: 2525n },
  { sent: '7.001', unit: 'Ton', amount: 7001n },
  { sent: '10000000', unit: 'Ton', amount: 10_000_000_000n },
  { sent: '37', unit: 'Pieces', amount: 37n },
  { sent: '1.000', unit: 'Pieces', amount: 1n },
  { sent: '0.999', unit: 'Ton', amount: null },
  { sent: '1.0005', unit: 'Ton', amount: null },
  { sent: '1.5', unit: 'Pieces', amount: null },
  { sent: '-1', unit: 'Ton', amount: null },
  { sent: '10000001', unit: 'Pieces', amount: null },
]

const line = fc.record({ who, whose: who, line: nth })

const update = commandOf(
  'update',
  fc.record({ of: line, quantity: fc.constantFrom(...quantities.keys()) }),
  async (model, shop, { of, quantity }) => {
    const found = pick(buyerOf(model, of.whose).cart, of.line)
    const wanted = quantities[quantity]
    if (!found || !wanted) return
    const reply = await send(shop, personOf(shop, of.who), updateCart, {
      ...idsOf(found),
      quantity: wanted.sent,
      unit: wanted.unit,
    })
    const isWeighed = wanted.unit === 'Ton' || itemOf(model.items, found).pieceGrams !== null
    const stands = of.who === of.whose && wanted.amount !== null && isWeighed
    agreeOnStatus(reply, stands ? 200 : 400)
    if (stands && wanted.amount !== null) Object.assign(found, { unit: wanted.unit, amount: wanted.amount })
  },
)

const idsOf = ({ cartLineId, itemId }: CartLine) => ({ cartLineId, itemId })

const remove = commandOf('remove', fc.record({ who, item: nth }), async (model, shop, { who, item: at }) => {
  const buyer = buyerOf(model, who)
  const { id } = itemAt(model, at)
  const reply = await send(shop, personOf(shop, who), deleteCart, { itemId: id })
  agreeOnStatus(reply, 200)
  buyer.cart = buyer.cart.filter(({ itemId }) => itemId !== id)
  agree('how many lines', reply.body.cart, buyer.cart.length)
})

const removeLine = commandOf('removeLine', line, async (model, shop, { who, whose, line: at }) => {
  const owner = buyerOf(model, whose)
  const found = pick(owner.cart, at)
  if (!found) return
  const reply = await send(shop, personOf(shop, who), deleteCartFromCartPage, idsOf(found))
  agreeOnStatus(reply, who === whose ? 200 : 400)
  if (who === whose) owner.cart = owner.cart.filter((other) => other !== found)
})

const yard = (at: number) => ({
  ...{ name: 'Asha Verma', phone: '9812345678', address: `Plot ${at}`, city: 'Rewari', state: 'Haryana' },
  ...{ pinCode: '123401', gstNo: '06AAACA0000A1Z2' },
})

const address = commandOf('address', fc.record({ who, at: fc.nat(2) }), async (model, shop, { who, at }) => {
  const person = personOf(shop, who)
  agreeOnStatus(await send(shop, person, addShippingAddressDetail, yard(at)), 200)
  agreeOnStatus(await send(shop, person, addBillingAddressDetail, yard(at)), 200)
  buyerOf(model, who).yard = at
})

const look = commandOf('look', who, async (model, shop, who) => {
  const buyer = buyerOf(model, who)
  const { body, status } = await send(shop, personOf(shop, who), fetchCartData)
  agreeOnStatus({ body, status }, 200)
  agree(
    'the cart',
    body.cartLines.map(({ cartLineId, itemId, unit, quantity, price }) => [
      ...[cartLineId, itemId, unit],
      ...[BigInt(Math.round(quantity * (unit === 'Ton' ? 1000 : 1))), BigInt(Math.round(price * 100))],
    ]),
    buyer.cart.map((each) => [each.cartLineId, each.itemId, each.unit, each.amount, itemOf(model.items, each).price]),
  )
  agree('the address', body.shippingAddresses[0]?.address ?? null, buyer.yard === null ? null : `Plot ${buyer.yard}`)
  buyer.seen = { token: body.seen, contents: contentsOf(model, buyer) }
})

export const cartCommands = [save, save, update, update, remove, removeLine, address, address, look]

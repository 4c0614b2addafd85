import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Cart, CartLine } from '@lohahaat/domain/ordering/cart'
import { paymentTo } from '@lohahaat/domain/ordering/payment'
import { deliveryOf, sayDelivery } from '@lohahaat/domain/inventory/delivery'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { toYardRates } from '@lohahaat/domain/inventory/freight/yard-rates'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { toFees } from '../fees/to-fees'
import { currentCharges } from '../fees/fees.repository'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { thousandths } from '../../inventory/stock/stock-items.repository'
import { listEveryAddress, type Address } from '../addresses/addresses.repository'
import { limitsWithCart } from '../approvals/limits'
import { cartDigest } from '../checkout/cart-digest'
import { totalsOfPriced } from '../checkout/order-of-cart'
import { findCartWays } from './cart-freight'
import { listCart, listItemsInCart, type CartRow } from './cart.repository'

/** What the cart and the checkout show, with a token for exactly these contents. */
export async function loadCart({ db, seller }: { db: Db; seller: Seller }, actor: Actor): Promise<Cart> {
  const lines = await listCart(db, actor.userId)
  const { shipping, billing } = await listEveryAddress(db, actor)
  const { fees, isFreightCharged } = await currentCharges(db)
  const yards = isFreightCharged ? await findCartWays(db, lines, shipping[0]) : null
  const { total: paise, grams } = totalsOfPriced({ lines, fees, yards })
  return {
    cartLines: lines.map(toCartLine),
    shippingAddresses: shipping.map((saved) => ({ shippingAddressId: saved.id, ...toAddress(saved) })),
    billingAddresses: billing.map((saved) => ({ billingAddressId: saved.id, ...toAddress(saved) })),
    feeStructure: toFees(fees),
    ...(yards && { freight: { pinCode: shipping[0]?.pinCode ?? null, yards: toYardRates(yards) } }),
    sellerStateCode: seller.gstNumber.slice(0, 2),
    payment: paymentTo(seller),
    seen: cartDigest({ lines, fees, yards, billing: billing[0], shipping: shipping[0] }),
    ...(await limitsWithCart(db, actor, lines.length === 0 ? null : { paise, grams })),
  }
}

/** What is in the actor's cart, for the catalogue to mark. */
export const listCartItemIds = async (db: Db, { userId }: Actor) =>
  (await listItemsInCart(db, userId)).map(({ stockItemId }) => stockItemId)

const toCartLine = (row: CartRow): CartLine => ({
  cartLineId: row.cartLineId,
  itemId: row.stockItemId,
  brandId: row.brandId,
  brandName: row.brandName,
  imageFileName: row.imageFileName,
  departmentName: row.departmentName,
  className: row.className,
  size: row.size,
  thickness: row.thickness,
  length: row.lengthMetres,
  price: toRupees(row.pricePerTon),
  grade: row.grade,
  mtc: row.mtc,
  iso: row.iso,
  standard: row.standard,
  delivery: sayDelivery(deliveryOf(row.delivery, row.availableKg, row.backOn)),
  stamp: row.stamp,
  unit: row.unit,
  quantity: Number(row.quantity),
  weightBasis: weightBasisOf(row.unit),
  weightPerPiece: thousandths(row.pieceGrams),
  gstNo: row.gstNumber,
  available: thousandths(row.availableKg),
  sold: row.active,
})

const toAddress = ({ name, phone, address, city, state, pinCode, gstNumber }: Address) => ({
  name,
  phone,
  address,
  city,
  state,
  pinCode,
  gstNo: gstNumber ?? '',
})

import { deliveryOf } from '@lohahaat/domain/inventory/delivery'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import { lineGrams, wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { freightOfLoads, type FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import { cartTotals, type FeeStructure, withFreight } from '@lohahaat/domain/ordering/totals'
import type { NewOrderLine } from '../orders/insert-order.repository'
import { amountsOf } from '../orders/order-amounts'
import { storeYards } from '../orders/freight-yards'
import type { AddressFields } from '../addresses/addresses.repository'
import type { CartRow } from '../cart/cart.repository'

/** The rates and addresses of an order. */
export interface OrderTerms {
  fees: FeeStructure
  shipping: AddressFields
  billing: AddressFields
}

/** Everything that an order is priced and sent with. */
export interface PricedCart extends OrderTerms {
  lines: readonly CartRow[]
  /** The ways that freight is charged by; null while it is not charged. */
  yards: readonly FreightYard[] | null
}

/** The copies that an order keeps of its terms, so that later changes do not affect it. */
export const orderTerms = ({ fees, shipping, billing }: OrderTerms) => ({
  shippingAddress: copyOf(shipping),
  billingAddress: copyOf(billing),
  gstHundredths: Number(fees.gstPercent),
  loadingPaisePerTon: fees.loadingPerTon,
  platformPaisePerTon: fees.platformPerTon,
  handlingPaisePerExtraBrand: fees.handlingPerExtraBrand,
})

/** What a cart comes to at these prices and fees, with freight where it is charged. */
export const totalsOfPriced = ({ lines, yards, fees }: Pick<PricedCart, 'lines' | 'yards' | 'fees'>) =>
  withFreight(cartTotals(lines, fees), freightOfLoads(yards ?? [], lines.map(loadOf)).paise)

/** The order for a cart at these prices and fees. */
export const orderOfCart = ({ lines, yards, ...terms }: PricedCart) => ({
  ...orderTerms(terms),
  ...amountsOf(totalsOfPriced({ lines, yards, fees: terms.fees })),
  freightYards: yards && storeYards(yards),
})

const loadOf = (line: CartRow) => ({ itemId: line.stockItemId, grams: lineGrams(line) })

export const orderLineOf = (line: CartRow): NewOrderLine => ({
  stockItemId: line.stockItemId,
  sellerId: line.sellerId,
  brandId: line.brandId,
  brandName: line.brandName,
  departmentName: line.departmentName,
  className: line.className,
  size: line.size,
  subClass1Name: line.thickness,
  lengthMetres: line.lengthMetres,
  grade: line.grade,
  standard: line.standard,
  stamp: line.stamp,
  delivery: deliveryOf(line.delivery, line.availableKg, line.backOn),
  mtc: line.mtc,
  iso: line.iso,
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  weightBasis: weightBasisOf(line.unit),
  pieceGrams: line.pieceGrams,
  pricePaise: line.pricePerTon,
  priceUnit: null,
  amountPaise: linePaise(line),
  grams: lineGrams(line),
  takenKg: line.availableKg === null ? null : wholeKilograms(lineGrams(line)),
  remark: null,
})

export const copyOf = ({ name, phone, address, city, state, pinCode, gstNumber }: AddressFields) => ({
  name,
  phone,
  address,
  city,
  state,
  pinCode,
  gstNumber,
})

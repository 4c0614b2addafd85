import type { DeletedLine, Order, OrderLine } from '@lohahaat/domain/ordering/order'
import { paymentTo, type Payment } from '@lohahaat/domain/ordering/payment'
import { freightOfLoads } from '@lohahaat/domain/inventory/freight/load-freight'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { readYards } from './freight-yards'
import type { OrderLineRecord, OrderRecord, StoredOrder } from './orders.repository'

/** Made of the order's own copies alone: nothing is looked up in master data that may have changed since. */
export const toOrder = ({ order, lines, removed, lineCount, statusChanges }: StoredOrder): Order => ({
  orderId: order.id,
  orderNo: order.orderNo,
  status: order.status,
  partlyDispatched: order.partlyDispatched || undefined,
  placedAt: order.createdAt.toISOString(),
  orderedBy: order.orderedBy,
  approvedBy: order.approvedBy,
  orderedById: order.buyerId,
  legalName: order.legalName,
  phoneNo: order.phone,
  ...billing(order),
  ...shipping(order),
  ...amounts(order),
  buyerOrderNo: order.buyerOrderNo,
  buyerOrderDate: order.buyerOrderDate,
  wantedDay: order.wantedDay,
  unloadingRemark: order.unloadingRemark,
  payment: paymentOf(order),
  award: order.award,
  freightAsAgreed: isFreightAgreed(order, lines),
  sellerStateCode: order.seller.gstNumber.slice(0, 2),
  statusChanges: statusChanges.map(({ status, changedAt, note }) => ({
    status,
    at: changedAt.toISOString(),
    note,
  })),
  lineCount: lineCount ?? lines.length,
  orderLines: lines.map(toOrderLine),
  deletedLines: removed.map(toDeletedLine),
})

/** The seller of an order as it was then. */
export const sellerOf = ({ seller }: OrderRecord): Seller => ({ upiId: null, paymentTerms: null, ...seller })

/** The terms of an accepted quote go before those of the seller. */
function paymentOf(order: OrderRecord): Payment {
  const payment = paymentTo(sellerOf(order))
  return { ...payment, terms: order.award?.paymentTerms ?? payment.terms }
}

/** True or left out: what no yard was known for when the order was charged with freight. */
function isFreightAgreed({ freightYards }: OrderRecord, lines: readonly OrderLineRecord[]): true | undefined {
  if (freightYards === null) return undefined
  const { isPart } = freightOfLoads(
    readYards(freightYards),
    lines.map(({ stockItemId: itemId, grams }) => ({ itemId, grams })),
  )
  return isPart || undefined
}

const billing = ({ billingAddress }: OrderRecord) => ({
  billingName: billingAddress.name,
  billingPhone: billingAddress.phone,
  billingAddress: billingAddress.address,
  billingCity: billingAddress.city,
  billingState: billingAddress.state,
  billingPinCode: billingAddress.pinCode,
  billingGstNo: billingAddress.gstNumber ?? '',
})

const shipping = ({ shippingAddress }: OrderRecord) => ({
  shippingName: shippingAddress.name,
  shippingPhone: shippingAddress.phone,
  shippingAddress: shippingAddress.address,
  shippingCity: shippingAddress.city,
  shippingState: shippingAddress.state,
  shippingPinCode: shippingAddress.pinCode,
  shippingGstNo: shippingAddress.gstNumber ?? '',
})

export const amounts = (order: OrderRecord) => ({
  totalTons: toTons(order.totalGrams),
  goodsPrice: toRupees(order.goodsPaise),
  gstPercent: Number(fromUnits(BigInt(order.gstHundredths), 2)),
  gstAmount: toRupees(order.gstPaise),
  weighmentCharge: toRupees(order.weighmentPaise),
  loadingCharge: toRupees(order.loadingPaise),
  platformFee: toRupees(order.platformPaise),
  handlingFee: toRupees(order.handlingPaise),
  freightCharge: toRupees(order.freightPaise),
  totalPrice: toRupees(order.totalPaise),
})

const toDeletedLine = (line: OrderLineRecord): DeletedLine => {
  if (line.removedAt === null) throw new Error('A line that remains was taken for a deleted one')
  return { ...toOrderLine(line), deletedAt: line.removedAt.toISOString() }
}

const toOrderLine = (line: OrderLineRecord): OrderLine => ({
  orderLineId: line.id,
  itemId: line.stockItemId,
  brandName: line.brandName,
  departmentName: line.departmentName,
  className: line.className,
  size: line.size,
  thickness: line.subClass1Name,
  length: line.lengthMetres,
  grade: line.grade,
  standard: line.standard,
  stamp: line.stamp,
  delivery: line.delivery,
  mtc: line.mtc,
  iso: line.iso,
  hsn: line.hsn,
  quantity: Number(line.quantity),
  unit: line.unit,
  weightBasis: line.weightBasis ?? weightBasisOf(line.unit),
  weightPerPiece: line.pieceGrams === null ? null : Number(fromUnits(line.pieceGrams, 3)),
  tons: toTons(line.grams),
  price: toRupees(line.pricePaise),
  ...(line.priceUnit !== null && { priceUnit: line.priceUnit }),
  ...(line.remark !== null && { remark: line.remark }),
  amount: toRupees(line.amountPaise),
})

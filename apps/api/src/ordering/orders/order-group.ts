import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import type { OrderLine } from '@lohahaat/contract/ordering/orders/order-line'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { OrderLineRecord, OrderRecord, StoredOrder } from './orders.repository'

/** An order as the wire has it, of nothing but its own copies. */
export const toOrderGroup = ({ order, lines, lineCount, statusChanges }: StoredOrder): OrderGroup => ({
  groupOrderId: order.id,
  orderNo: order.orderNo,
  status: order.status,
  creationDatetime: order.createdAt.toISOString(),
  legalName: order.legalName,
  phoneNo: order.phone,
  ...billing(order),
  ...shipping(order),
  ...amounts(order),
  sellerStateCode: order.seller.gstNumber.slice(0, 2),
  statusChanges: statusChanges.map(({ status, changedAt, note }) => ({
    status,
    at: changedAt.toISOString(),
    note,
  })),
  lineCount: lineCount ?? lines.length,
  fetchOrderDetailFinals: lines.map(toOrderLine),
})

const billing = ({ billingAddress }: OrderRecord) => ({
  billingName: billingAddress.name,
  billingPhone: billingAddress.phone,
  billingAddress: billingAddress.address,
  billingCity: billingAddress.city,
  billingState: billingAddress.state,
  billingPinCode: billingAddress.pinCode,
  billingGSTNo: billingAddress.gstNumber ?? '',
})

const shipping = ({ shippingAddress }: OrderRecord) => ({
  shippingName: shippingAddress.name,
  shippingPhone: shippingAddress.phone,
  shippingAddress: shippingAddress.address,
  shippingCity: shippingAddress.city,
  shippingState: shippingAddress.state,
  shippingPinCode: shippingAddress.pinCode,
  shippingGSTNo: shippingAddress.gstNumber ?? '',
})

export const amounts = (order: OrderRecord) => ({
  total_Quantity: toTons(order.totalGrams),
  goods_Price: toRupees(order.goodsPaise),
  applicable_GST: Number(fromUnits(BigInt(order.gstHundredths), 2)),
  gsT_Price: toRupees(order.gstPaise),
  weight_Charges: toRupees(order.weighmentPaise),
  loading_Charges: toRupees(order.loadingPaise),
  plattform_Fees: toRupees(order.platformPaise),
  material_Handling_Fees: toRupees(order.handlingPaise),
  freight_Charges: toRupees(order.freightPaise),
  total_Price_Quote: toRupees(order.totalPaise),
})

const toOrderLine = (line: OrderLineRecord): OrderLine => ({
  orderId: line.id,
  stockDetailId: line.stockItemId,
  brandName: line.brandName,
  departmentName: line.departmentName,
  className: line.className,
  subClassName: line.subClassName,
  subClassName1: line.subClass1Name,
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
  weight_Per_Piece: line.pieceGrams === null ? null : Number(fromUnits(line.pieceGrams, 3)),
  tons: toTons(line.grams),
  price: toRupees(line.pricePaise),
  amount: toRupees(line.amountPaise),
})

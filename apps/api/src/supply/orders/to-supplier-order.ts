import type { SupplierOrder, SupplierOrderRow } from '@lohahaat/contract/supply/orders/supplier-order'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { OrderLineRecord, OrderRecord } from '../../ordering/orders/orders.repository'
import type { ListedSupplierOrder, SellersLine } from './supplier-lines.repository'

const kgOf = (grams: bigint) => Number(fromUnits(grams, 3))

/** What has to be loaded of a line. */
export const loadedPipe = (line: OrderLineRecord) => ({
  brandName: line.brandName,
  className: line.className,
  size: line.size,
  thickness: line.subClass1Name,
  length: line.lengthMetres,
  grade: line.grade,
  standard: line.standard,
  mtc: line.mtc,
  quantity: Number(line.quantity),
  unit: line.unit,
  kg: kgOf(line.grams),
})

/** Everything of an order that no seller's own line has, and no buyer's name. */
const head = ({ id, orderNo, status, createdAt, shippingAddress, wantedDay }: OrderRecord) => ({
  orderId: id,
  orderNo,
  status,
  placedAt: createdAt.toISOString(),
  shippingCity: shippingAddress.city,
  shippingState: shippingAddress.state,
  shippingPinCode: shippingAddress.pinCode,
  wantedDay,
})

export const toRow = ({ order, figures }: ListedSupplierOrder): SupplierOrderRow => ({
  ...head(order),
  answerBy: figures.answerBy === null ? null : new Date(figures.answerBy).toISOString(),
  lineCount: figures.lineCount,
  waiting: figures.waiting,
  accepted: figures.accepted,
  kg: kgOf(BigInt(figures.grams)),
  amount: toRupees(BigInt(figures.paise)),
})

export function toSupplierOrder(order: OrderRecord, lines: readonly SellersLine[]): SupplierOrder {
  const waiting = lines.filter(({ state }) => state === 'Waiting').map(({ asked }) => asked.answerBy.getTime())
  const { name, phone, address } = order.shippingAddress
  return {
    ...head(order),
    answerBy: waiting.length === 0 ? null : new Date(Math.min(...waiting)).toISOString(),
    supplierLines: lines.map(toLine),
    contact: lines.some(({ state }) => state === 'Accepted')
      ? { name, phone, address, unloadingRemark: order.unloadingRemark }
      : null,
  }
}

const toLine = ({ asked, line, state, answeredBy }: SellersLine): SupplierOrder['supplierLines'][number] => ({
  orderLineId: line.id,
  ...loadedPipe(line),
  state,
  price: toRupees(line.pricePaise),
  priceUnit: line.stockItemId === null ? (line.priceUnit ?? line.unit) : 'Ton',
  isQuoted: line.stockItemId === null,
  amount: toRupees(line.amountPaise),
  answerBy: asked.answerBy.toISOString(),
  answeredAt: asked.answeredAt?.toISOString() ?? null,
  answeredBy,
  reason: asked.reason,
})

import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { writeLongCsv } from '../../platform/spreadsheets/write-long-sheet'
import type { Cell } from '../../platform/spreadsheets/write-sheet'
import { readOrders } from './all-orders.repository'
import { amounts } from '../orders/to-order'
import type { OrderRecord } from '../orders/orders.repository'
import { texts } from './texts'

type Column = [title: string, cell: (order: OrderRecord, charged: ReturnType<typeof amounts>) => Cell]

const columns = (): Column[] => [
  [texts.orderNo, ({ orderNo }) => orderNo],
  [texts.date, ({ createdAt }) => istDay(createdAt)],
  [texts.buyer, ({ legalName }) => legalName],
  [texts.gstNumber, ({ billingAddress }) => billingAddress.gstNumber],
  [texts.billingCity, ({ billingAddress }) => billingAddress.city],
  [texts.billingState, ({ billingAddress }) => billingAddress.state],
  [texts.shippingCity, ({ shippingAddress }) => shippingAddress.city],
  [texts.shippingState, ({ shippingAddress }) => shippingAddress.state],
  [texts.shippingPinCode, ({ shippingAddress }) => shippingAddress.pinCode],
  [texts.status, ({ status }) => status],
  [texts.weight, (_, { totalTons }) => totalTons],
  [texts.goods, (_, { goodsPrice }) => goodsPrice],
  [texts.gst, (_, { gstAmount }) => gstAmount],
  [texts.weighment, (_, { weighmentCharge }) => weighmentCharge],
  [texts.loading, (_, { loadingCharge }) => loadingCharge],
  [texts.platformFees, (_, { platformFee }) => platformFee],
  [texts.handling, (_, { handlingFee }) => handlingFee],
  [texts.freight, (_, { freightCharge }) => freightCharge],
  [texts.total, (_, { totalPrice }) => totalPrice],
  [texts.buyerOrderNo, ({ buyerOrderNo }) => buyerOrderNo],
  [texts.buyerOrderDate, ({ buyerOrderDate }) => buyerOrderDate],
  [texts.wantedDay, ({ wantedDay }) => wantedDay],
  [texts.unloadingRemark, ({ unloadingRemark }) => unloadingRemark],
  [texts.supplier, ({ award }) => award?.party ?? null],
  [texts.enquiry, ({ award }) => award?.leadId ?? null],
]

/** One row per order. */
export async function exportOrders(db: Db, { userId, at }: Actor, filters: OrderFilters) {
  const titles = columns().map(([title]) => title)
  const bytes = await writeLongCsv(userId, titles, rowsOf(readOrders(db, filters)))
  return { name: `lohahaat-orders-${istDay(at)}.csv`, mediaType: 'text/csv; charset=utf-8', bytes }
}

async function* rowsOf(chunks: AsyncIterable<OrderRecord[]>): AsyncGenerator<Cell[][]> {
  const cells = columns()
  for await (const found of chunks)
    yield found.map((order) => {
      const charged = amounts(order)
      return cells.map(([, cell]) => cell(order, charged))
    })
}

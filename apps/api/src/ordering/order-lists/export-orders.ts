import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { writeLongCsv } from '../../platform/spreadsheets/write-long-sheet'
import type { Cell } from '../../platform/spreadsheets/write-sheet'
import { readOrders } from './export-orders.repository'
import { amounts } from '../orders/order-group'
import type { OrderRecord } from '../orders/orders.repository'

type Column = [title: string, cell: (order: OrderRecord, charged: ReturnType<typeof amounts>) => Cell]

const columns: Column[] = [
  ['Order number', ({ orderNo }) => orderNo],
  ['Date', ({ createdAt }) => istDay(createdAt)],
  ['Buyer', ({ legalName }) => legalName],
  ['GST number', ({ billingAddress }) => billingAddress.gstNumber],
  ['Billing city', ({ billingAddress }) => billingAddress.city],
  ['Billing state', ({ billingAddress }) => billingAddress.state],
  ['Shipping city', ({ shippingAddress }) => shippingAddress.city],
  ['Shipping state', ({ shippingAddress }) => shippingAddress.state],
  ['Shipping PIN code', ({ shippingAddress }) => shippingAddress.pinCode],
  ['Status', ({ status }) => status],
  ['Weight (MT)', (_, { total_Quantity }) => total_Quantity],
  ['Goods total (₹)', (_, { goods_Price }) => goods_Price],
  ['GST (₹)', (_, { gsT_Price }) => gsT_Price],
  ['Weighment charge (₹)', (_, { weight_Charges }) => weight_Charges],
  ['Loading charges (₹)', (_, { loading_Charges }) => loading_Charges],
  ['Platform fees (₹)', (_, { plattform_Fees }) => plattform_Fees],
  ['Material handling fees (₹)', (_, { material_Handling_Fees }) => material_Handling_Fees],
  ['Freight (₹)', (_, { freight_Charges }) => freight_Charges],
  ['Total (₹)', (_, { total_Price_Quote }) => total_Price_Quote],
]

/** One row per order. */
export async function exportOrders({ db, userId, at }: { db: Db; userId: number; at: Date }, filters: OrderFilters) {
  const titles = columns.map(([title]) => title)
  const bytes = await writeLongCsv(userId, titles, rowsOf(readOrders(db, filters)))
  return { name: `lohahaat-orders-${istDay(at)}.csv`, mediaType: 'text/csv; charset=utf-8', bytes }
}

async function* rowsOf(chunks: AsyncIterable<OrderRecord[]>): AsyncGenerator<Cell[][]> {
  for await (const found of chunks)
    yield found.map((order) => {
      const charged = amounts(order)
      return columns.map(([, cell]) => cell(order, charged))
    })
}

import { listLoaders } from '../../fulfilment/consignments/loaders.repository'
import { nameItem } from '../../inventory/stock/name-item'
import { findOrderRow, type OrderRecord } from '../../ordering/orders/orders.repository'
import { groupBy } from '../../platform/group-by'
import type { Db } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import type { SupplyDesk } from './answer-lines'
import {
  clearNews,
  linesOfSeller,
  lockNews,
  type SellersLine,
  type SupplierLineRecord,
} from './supplier-lines.repository'
import { supplierLetter } from './supplier-letters'

const AT_A_TIME = 200

/**
 * Mails suppliers what they have not heard yet: lines to load, lines that expired, lines that are gone. Apart from the
 * order itself, so that placing one does not wait for it. Returns how many lines were told of.
 */
export const tellSuppliers = ({ db, siteUrl }: Pick<SupplyDesk, 'db' | 'siteUrl'>, at: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const news = await lockNews(tx, AT_A_TIME)
    const letters = groupBy(news, ({ orderId, sellerId, news: what }) => `${orderId} ${sellerId} ${what}`)
    for (const lines of letters.values()) await tellOne(tx, siteUrl, lines, at)
    if (news.length > 0) await clearNews(tx, news)
    return news.length
  })

async function tellOne(tx: Db, siteUrl: string, told: readonly SupplierLineRecord[], at: Date) {
  const [first] = told
  if (!first?.news) return
  const { orderId, sellerId, news } = first
  const order = await findOrderRow(tx, orderId)
  if (!order) throw new Error('A line without its order')
  const ids = new Set(told.map(({ orderLineId }) => orderLineId))
  const lines = (await linesOfSeller(tx, { orderId, sellerId, at })).filter(({ line }) => ids.has(line.id))
  const about = aboutOf(order, lines, first.answerBy)
  for (const { email } of await listLoaders(tx, sellerId))
    await queueLetter(tx, email, () => supplierLetter(news, about, siteUrl))
}

const aboutOf = (
  { id, orderNo, shippingAddress: { city, state, pinCode } }: OrderRecord,
  lines: readonly SellersLine[],
  answerBy: Date,
) => ({
  orderId: id,
  orderNo,
  place: `${city}, ${state} ${pinCode}`,
  answerBy: answerBy.toISOString(),
  lines: lines.map(({ line }) => ({
    name: nameItem({ ...line, thickness: line.subClass1Name }),
    quantity: Number(line.quantity),
    unit: line.unit,
    grams: line.grams,
  })),
})

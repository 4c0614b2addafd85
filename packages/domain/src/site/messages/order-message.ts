import { formatPipe } from '../../catalogue/pipe-name'
import type { Order, OrderLine } from '../../ordering/order'
import { formatIstDate } from '../../platform/ist'
import { amountText, quantityText, rateText, tonsText } from './figures'
import { bold, type Message, numbered, plainWords } from './message'
import { texts } from './texts'

/** Never who ordered it, and where he lives: whoever gets the text may hand it on. */
type SharedOrder = Pick<Order, 'orderNo' | 'status' | 'placedAt' | 'orderLines' | 'totalTons' | 'totalPrice'>

/** An order, with prices where its buyer wants that. */
export const orderMessage = (order: SharedOrder, showsPrices: boolean): Message => ({
  title: texts.order(order.orderNo),
  facts: [texts.placed(texts.statuses[order.status], formatIstDate(order.placedAt))],
  lines: numbered(order.orderLines.map((line) => describeLine(line, showsPrices))),
  totals: [
    texts.weight(tonsText(order.totalTons)),
    ...(showsPrices ? [bold(texts.total(amountText(order.totalPrice)))] : []),
  ],
})

function describeLine(line: OrderLine, showsPrices: boolean): string {
  const { brandName, className, quantity, unit, price, itemId, priceUnit } = line
  const pipe = `${bold(`${className} ${formatPipe(line)}`)} ${plainWords(brandName)}`
  // Catalogue prices are per MT, quoted ones per what was quoted.
  const rate = rateText(price, itemId === null ? (priceUnit ?? unit) : 'Ton')
  return [pipe, quantityText(quantity, unit), showsPrices ? rate : ''].filter(Boolean).join(', ')
}

import { formatSize } from '../../catalogue/pipe-name'
import { arrangeRates } from '../../catalogue/rates/arrange-rates'
import type { RateCard, RateCell } from '../../catalogue/rates/rate-card'
import { formatIstTime } from '../../platform/ist'
import { bold, type Message } from './message'
import { wholeRupees } from './figures'
import { texts } from './texts'

/** The rates of a class, which everybody may see: a line for each size, with its walls one after the other. */
export const ratesMessage = ({ className, at, cells }: RateCard): Message => ({
  title: texts.rates(className),
  facts: [texts.ratesOf(formatIstTime(at))],
  lines: arrangeRates(cells).rows.map((row) => {
    const stocked = row.cells.filter((cell) => cell !== null)
    return `${bold(formatSize(row.size))}: ${stocked.map(describeCell).join(', ')}`
  }),
  totals: [],
})

const describeCell = ({ thickness, lowestPrice }: RateCell) =>
  texts.wall(thickness.replace(/ ?mm$/i, ''), wholeRupees(lowestPrice))

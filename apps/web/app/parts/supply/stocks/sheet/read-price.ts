import { priceLimits } from '@lohahaat/contract/inventory/stock/stock-choices'
import { texts } from '@lohahaat/contract/inventory/texts'
import { decimalProblem } from '@lohahaat/contract/platform/decimal-problem'
import { readFigure } from '@lohahaat/domain/inventory/figure-text'

type Read = { price: number; problem?: never } | { problem: string; price?: never }

/** A price as it was typed or pasted, or what is wrong with it, by the server's own rule. */
export function readPrice(text: string): Read {
  const price = readFigure(text.replace(/\.$/, '')) ?? NaN
  const problem = decimalProblem(() => texts.price, priceLimits, price)
  return problem === undefined ? { price } : { problem }
}

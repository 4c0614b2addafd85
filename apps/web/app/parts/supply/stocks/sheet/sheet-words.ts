import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { moveTenths, type PriceMove } from '@lohahaat/domain/inventory/price-sheet/price-moves'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatRupeesPerTon } from '../../../../parts/platform/format'
import { texts } from '../texts'

export interface NewPrice {
  item: StockItem
  price: number
}

const signed = numberFormat({ signDisplay: 'exceptZero', maximumFractionDigits: 1 })

/** One question for all: how many go far, and the one that goes furthest. */
export function farQuestion(far: readonly (NewPrice & PriceMove)[], count: number) {
  const { far: words } = texts.sheet
  const [furthest] = far
  if (!furthest) throw new Error('A question about no price')
  const move = words.move(
    nameItem(furthest.item),
    formatRupees(furthest.old),
    formatRupees(furthest.new),
    signed(moveTenths(furthest) / 10),
  )
  return {
    title: words.title(far.length),
    text: far.length === 1 ? move : words.furthest(move),
    action: words.action(count),
  }
}

/** What is told of a change that was saved. */
export function doneWords(prices: readonly NewPrice[]) {
  const [first] = prices
  if (!first || prices.length > 1) return texts.sheet.changed(prices.length)
  const { item, price } = first
  return texts.sheet.changedOne(nameItem(item), formatRupeesPerTon(item.price), formatRupeesPerTon(price))
}

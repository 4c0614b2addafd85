import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import { rupees, toRupees, type Paise } from '@lohahaat/domain/platform/money'
import type { ItemRow } from '../../../../sourcing/enquiries/enquiry-items.repository'
import type { DemoWorld } from '../demo-world'
import { marketIndex } from './price-moves'

/** What a ton of a pipe costs today: the cheapest in stock, or the average of its class where nobody stocks it. */
function marketRupees({ stock }: DemoWorld, { className, size, thickness }: ItemRow): number {
  const ofClass = stock.filter((item) => item.className === className)
  const prices = (items: typeof ofClass) => items.map(({ pricePaisePerTon }) => toRupees(pricePaisePerTon))
  const own = prices(ofClass.filter((item) => item.size === size && item.thickness === thickness))
  if (own.length > 0) return Math.min(...own)
  const all = prices(ofClass)
  return all.reduce((sum, price) => sum + price, 0) / all.length
}

/** A quoted price per unit of the item, so many percent off the market of a day: whole fifties a ton, whole rupees a piece. */
export function quotedPaise(world: DemoWorld, row: ItemRow, offMarket: number, daysAgo: number): Paise {
  const perTon = marketRupees(world, row) * marketIndex(row.className, daysAgo) * (1 + offMarket / 100)
  const paisePerTon = rupees(Math.round(perTon / 50) * 50)
  const { unit, pieceGrams } = row.item
  if (unit === 'Ton') return paisePerTon
  if (pieceGrams === null) throw new Error('A story asks for pieces of a pipe that cannot be weighed')
  return 100n * divideHalfUp(paisePerTon * pieceGrams, 100n * gramsPerTon)
}

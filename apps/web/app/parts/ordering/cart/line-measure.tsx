import { amountsOfLine } from '@lohahaat/domain/ordering/cart-amounts'
import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../platform/format'
import { texts } from './texts'

/** What a quantity comes to in the other measure: what pieces weigh, how many pieces a tonnage is. */
export function LineMeasure({ line }: { line: CartLine }) {
  const { grams, pieces } = amountsOfLine(line)
  if (line.unit === 'Ton' && pieces === null) return null
  const [term, figure] =
    pieces === null ? [texts.totalWeight, formatWeight(grams)] : [texts.totalPieces, formatCount(Number(pieces))]
  return (
    <p className="text-[0.9375rem]">
      <span className="text-ink-soft">{term} </span>
      <span className="font-medium">{figure}</span>
    </p>
  )
}

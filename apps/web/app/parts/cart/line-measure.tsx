import { amountsOfLine } from '@lohahaat/contract/cart/cart-amounts'
import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import { formatWeight } from './format-weight'

const count = new Intl.NumberFormat('en-IN')

/** What a quantity comes to in the other measure: what pieces weigh, how many pieces a tonnage is. */
export function LineMeasure({ line }: { line: CartLine }) {
  const { grams, pieces } = amountsOfLine(line)
  if (line.unit === 'Ton' && pieces === null) return null
  const [term, figure] =
    pieces === null ? ['Total weight', formatWeight(grams)] : ['Total pieces', count.format(pieces)]
  return (
    <p className="text-[0.9375rem]">
      <span className="text-ink-soft">{term} </span>
      <span className="font-medium">{figure}</span>
    </p>
  )
}

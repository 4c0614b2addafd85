import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import { formatQuantity } from '../order/format-quantity'

/** How much of an item, to be read. */
export function LineQuantity({ line, className = '' }: { line: CartLine; className?: string }) {
  return (
    <p className={`text-[0.9375rem] ${className}`}>
      <span className="text-ink-soft">Quantity </span>
      <span className="font-medium">{formatQuantity(line)}</span>
    </p>
  )
}

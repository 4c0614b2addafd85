import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { formatQuantity } from '../order/format-quantity'
import { texts } from './texts'

/** The quantity of an item as text. */
export function LineQuantity({ line, className = '' }: { line: CartLine; className?: string }) {
  return (
    <p className={`text-[0.9375rem] ${className}`}>
      <span className="text-ink-soft">{texts.quantity} </span>
      <span className="font-medium">{formatQuantity(line)}</span>
    </p>
  )
}

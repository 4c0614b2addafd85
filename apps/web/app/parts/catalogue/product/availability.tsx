import { formatTons } from '../../platform/format'
import { texts } from './texts'

/** Tons in stock; an item without a count is available on order. */
export function Availability({ available }: { available: number | null }) {
  if (available === null) return <span className="text-ink-soft">{texts.onOrder}</span>
  if (available <= 0) return <span className="font-medium text-red">{texts.outOfStock}</span>
  return <span className="font-medium text-green">{texts.inStock(formatTons(available))}</span>
}

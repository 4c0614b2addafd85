import { arrangeRates, lowestOf } from '@lohahaat/domain/catalogue/rates/arrange-rates'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { formatRate } from '../product/rate'
import { formatField } from './figures'
import { texts } from './texts'

/** The lowest of the card, what its weights are, and how much of it is stocked. */
export function RatesFoot({ cells }: { cells: readonly RateCell[] }) {
  const lowest = lowestOf(cells)
  const { walls, rows } = arrangeRates(cells)
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-soft">
      <span>
        {lowest && `${texts.lowest(formatField(lowest), formatRate(lowest.lowestPrice))} `}
        {texts.theoretical}
      </span>
      <span>{texts.stocked(cells.length, walls.length * rows.length)}</span>
    </p>
  )
}

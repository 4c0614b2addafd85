import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'

/** On a phone the drawing stands where the other lines of a card have their labels. */
export function ItemCell({ item }: { item: StockItem }) {
  const { brandName, className, size, thickness, grade, standard } = item
  return (
    <div className="relative flex items-center gap-3 max-sm:min-h-17">
      <div className="grid shrink-0 place-items-center text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27 max-sm:place-items-start">
        <PipeSection size={size} thickness={thickness} className="size-16 sm:size-10" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">
          <span className="max-sm:block">
            {brandName} {className}
          </span>{' '}
          <span className="sm:whitespace-nowrap">{formatPipe(item)}</span>
        </p>
        <p className="text-sm text-ink-soft">{[grade, standard].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

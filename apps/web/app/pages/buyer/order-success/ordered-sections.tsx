import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { texts } from './texts'

/** Fills two rows on a wide screen. */
const MAX_DRAWN = 8

/** The ordered sections as drawings. */
export function OrderedSections({ lines }: { lines: readonly OrderLine[] }) {
  const drawn = lines.length > MAX_DRAWN ? lines.slice(0, MAX_DRAWN - 1) : lines
  const more = lines.length - drawn.length
  return (
    <ul
      aria-label={texts.whatWasOrdered}
      className="grid grid-cols-2 overflow-hidden rounded-box border border-line bg-card sm:grid-cols-4"
    >
      {drawn.map((line) => (
        <li key={line.orderLineId} className={`flex flex-col items-center px-2 pt-5 pb-4 text-center ${ruled}`}>
          <PipeSection size={line.size} thickness={line.thickness} className="size-16 text-steel" />
          <span className="mt-3 text-sm font-medium">{formatSection(line)}</span>
          <span className="text-sm text-ink-soft">{formatQuantity(line)}</span>
        </li>
      ))}
      {more > 0 && <li className={`grid place-items-center p-4 text-ink-soft ${ruled}`}>{texts.andMore(more)}</li>}
    </ul>
  )
}

/** A border to the right and below, which the edge of the list clips for the last ones. */
const ruled = '-mr-px -mb-px border-r border-b border-line'

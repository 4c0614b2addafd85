import type { Order, OrderLine } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { formatTons } from '../../../parts/platform/format'
import { DeleteLineButton } from '../../../parts/ordering/order/delete-line-button'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { BasisNotes } from '../../../parts/ordering/quantity/basis-notes'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { ChevronDownIcon } from '../../../ui/icons'
import { texts } from './texts'

interface CardLinesProps {
  order: Order
  busy: boolean
  /** Null if lines can no longer be deleted. */
  onDelete: ((line: OrderLine) => unknown) | null
}

/** The number of lines shown at first; the others are collapsed. */
const INITIALLY_SHOWN = 6

export function CardLines({ order, ...row }: CardLinesProps) {
  const { orderLines: lines, lineCount, orderId } = order
  const first = lines.length > INITIALLY_SHOWN ? lines.slice(0, INITIALLY_SHOWN - 1) : lines
  const rest = lines.slice(first.length)
  const unseen = lineCount > lines.length ? lineCount - lines.length : 0
  return (
    <div className="py-1">
      <Lines lines={first} start={1} {...row} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 items-center gap-1.5 font-semibold text-steel hover:underline">
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
            {texts.moreItems(rest.length + unseen)}
          </summary>
          <Lines lines={rest} start={first.length + 1} {...row} />
          {unseen > 0 && (
            <p className="border-t border-line py-3">
              <Link to={`/orderDetails/${orderId}`} className="link">
                {texts.allItems(lineCount)}
              </Link>
            </p>
          )}
        </details>
      )}
      <BasisNotes lines={lines} className="border-t border-line py-2" />
    </div>
  )
}

interface LinesProps extends Omit<CardLinesProps, 'order'> {
  lines: readonly OrderLine[]
  start: number
}

function Lines({ lines, start, busy, onDelete }: LinesProps) {
  return (
    <ol start={start} className="divide-y divide-line">
      {lines.map((line, index) => (
        <li
          key={line.orderLineId}
          className={`${lineClass} ${onDelete ? 'sm:grid-cols-[auto_auto_1fr_22rem_2.5rem]' : 'sm:grid-cols-[auto_auto_1fr_22rem]'}`}
        >
          <span aria-hidden="true" className="w-5 text-sm text-ink-soft">
            {start + index}.
          </span>
          <PipeSection size={line.size} thickness={line.thickness} className="size-10 text-steel" />
          <div className="min-w-0">
            <p className="font-medium">
              {line.brandName} {line.className}
            </p>
            <p className="text-ink-soft">{formatPipe(line)}</p>
          </div>
          <Figures line={line} />
          {onDelete && (
            <div className="max-sm:col-start-4 max-sm:row-start-1">
              <DeleteLineButton line={line} busy={busy} onDelete={onDelete} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

const lineClass = 'grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 gap-y-2 py-3 text-[0.9375rem]'

function Figures({ line }: { line: OrderLine }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 max-sm:col-span-full sm:grid sm:grid-cols-[1fr_1fr_1.4fr] sm:text-right">
      <span>{formatQuantity(line)}</span>
      <span className="text-ink-soft">{formatTons(line.tons)}</span>
      <span className="font-medium">{formatRupees(rupees(line.amount))}</span>
    </p>
  )
}

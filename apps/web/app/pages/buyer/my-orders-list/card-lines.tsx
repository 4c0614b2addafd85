import type { Order, OrderLine } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { formatTons } from '../../../parts/platform/format'
import { DeleteLineButton } from '../../../parts/ordering/order/delete-line-button'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatPipe, nameItem } from '@lohahaat/domain/catalogue/pipe-name'
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
const INITIALLY_SHOWN = 4

export function CardLines({ order, ...row }: CardLinesProps) {
  const { orderLines: lines, deletedLines, lineCount, orderId } = order
  const first = lines.length > INITIALLY_SHOWN ? lines.slice(0, INITIALLY_SHOWN - 1) : lines
  const rest = lines.slice(first.length)
  const unseen = lineCount > lines.length ? lineCount - lines.length : 0
  return (
    <div className="min-w-0 py-1">
      <Lines lines={first} start={1} {...row} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-10 items-center gap-1.5 text-sm font-semibold text-steel hover:underline">
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
            {texts.moreItems(rest.length + unseen)}
          </summary>
          <Lines lines={rest} start={first.length + 1} {...row} />
          {unseen > 0 && (
            <p className="border-t border-line py-2 text-sm">
              <Link to={`/orderDetails/${orderId}`} className="link">
                {texts.allItems(lineCount)}
              </Link>
            </p>
          )}
        </details>
      )}
      {deletedLines.length > 0 && (
        <p className="border-t border-dashed border-edge py-2 text-sm text-ink-soft">
          {texts.deleted(deletedLines.map(nameItem).join('; '))}
        </p>
      )}
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
        <li key={line.orderLineId} className={`${lineClass} ${onDelete ? withDeletion : withoutDeletion}`}>
          <span aria-hidden="true" className="w-5 text-ink-soft">
            {start + index}.
          </span>
          <PipeSection size={line.size} thickness={line.thickness} className="size-7 text-steel" />
          <p className="min-w-0">
            <span className="font-medium">
              {line.brandName} {line.className}
            </span>{' '}
            <span className="text-ink-soft">{formatPipe(line)}</span>
          </p>
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

const lineClass = 'grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-2.5 gap-y-1 py-1 text-sm'
const withDeletion = 'sm:grid-cols-[auto_auto_1fr_18rem_2.5rem]'
const withoutDeletion = 'sm:min-h-10 sm:grid-cols-[auto_auto_1fr_18rem]'

function Figures({ line }: { line: OrderLine }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 max-sm:col-span-full max-sm:pl-7.5 sm:grid sm:grid-cols-[1fr_1fr_1.4fr] sm:text-right">
      <span>{formatQuantity(line)}</span>
      <span className="text-ink-soft">{formatTons(line.tons)}</span>
      <span className="font-medium">{formatRupees(rupees(line.amount))}</span>
    </p>
  )
}

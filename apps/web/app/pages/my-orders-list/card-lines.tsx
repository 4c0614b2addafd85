import type { OrderLine } from '@lohahaat/contract/confirm-order/order-line'
import { formatRupees, rupees } from '@lohahaat/domain/money'
import { formatTons } from '../../parts/format'
import { DeleteLineButton } from '../../parts/order/delete-line-button'
import { formatQuantity } from '../../parts/order/format-quantity'
import { formatPipe } from '@lohahaat/domain/pipe-name'
import { PipeSection } from '../../parts/section-drawing/pipe-section'
import { ChevronDownIcon } from '../../ui/icons'
import { texts } from './texts'

interface CardLinesProps {
  lines: readonly OrderLine[]
  busy: boolean
  /** Null once nothing can be deleted any more. */
  onDelete: ((line: OrderLine) => unknown) | null
}

/** So many are seen at a glance; the rest of a long order is one press away. */
const GLANCE = 6

export function CardLines({ lines, ...row }: CardLinesProps) {
  const first = lines.length > GLANCE ? lines.slice(0, GLANCE - 1) : lines
  const rest = lines.slice(first.length)
  return (
    <div className="py-1">
      <Lines lines={first} start={1} {...row} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 items-center gap-1.5 font-semibold text-steel hover:underline">
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
            {texts.moreItems(rest.length)}
          </summary>
          <Lines lines={rest} start={first.length + 1} {...row} />
        </details>
      )}
    </div>
  )
}

function Lines({ lines, start, busy, onDelete }: CardLinesProps & { start: number }) {
  return (
    <ol start={start} className="divide-y divide-line">
      {lines.map((line, index) => (
        <li
          key={line.orderId}
          className={`${lineClass} ${onDelete ? 'sm:grid-cols-[auto_auto_1fr_22rem_2.5rem]' : 'sm:grid-cols-[auto_auto_1fr_22rem]'}`}
        >
          <span aria-hidden="true" className="w-5 text-sm text-ink-soft">
            {start + index}.
          </span>
          <PipeSection size={line.subClassName} thickness={line.subClassName1} className="size-10 text-steel" />
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

import type { ApprovalLine, ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatTons } from '../../../parts/platform/format'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { texts } from './texts'
import type { Decision } from './use-decision'

interface RequestLinesProps {
  request: ApprovalRequest
  decision: Decision
}

/** The lines of a request, each of which who decides can take out while others stay. */
export function RequestLines({ request, decision }: RequestLinesProps) {
  const canTakeOut = request.mayDecide && request.kind === 'cart' && request.lineCount > 1
  return (
    <ul className="grid">
      {request.lines.map((line) => (
        <li
          key={line.approvalLineId}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0"
        >
          <div className="min-w-48 grow basis-64">
            <p className={`font-medium wrap-anywhere ${takenOutClass(line)}`}>{line.name}</p>
            <p className="text-sm text-ink-soft">
              {sayQuantity(line)} · {sayPrice(line)}
            </p>
          </div>
          <div className="flex items-center justify-between gap-4 max-sm:w-full">
            <p className={`font-medium tabular-nums max-sm:order-last ${takenOutClass(line)}`}>
              {formatRupees(rupees(line.amount))}
            </p>
            <LineAction line={line} decision={canTakeOut ? decision : null} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface LineActionProps {
  line: ApprovalLine
  /** Null for who can only read. */
  decision: Decision | null
}

/** As wide for every line, so that the amounts stand below each other. */
function LineAction({ line, decision }: LineActionProps) {
  if (line.isTakenOut)
    return (
      <div className={actionClass}>
        <Badge>{texts.takenOut}</Badge>
      </div>
    )
  if (!decision) return null
  return (
    <div className={`${actionClass} print:hidden`}>
      <Button
        size="small"
        busy={decision.busy}
        aria-label={texts.takeOutOf(line.name)}
        onClick={() => decision.takeOut(line)}
      >
        {texts.takeOut}
      </Button>
    </div>
  )
}

const takenOutClass = ({ isTakenOut }: ApprovalLine) => (isTakenOut ? 'text-ink-soft line-through' : '')

const actionClass = 'sm:w-24 sm:text-right'

/** Tons are their own weight. */
const sayQuantity = (line: ApprovalLine) =>
  line.unit === 'Ton' ? formatTons(line.tons) : `${formatQuantity(line)} · ${formatTons(line.tons)}`

const sayPrice = ({ price, priceUnit }: ApprovalLine) => texts.pricePer[priceUnit](formatRupees(rupees(price)))

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
            <p className={`font-medium wrap-anywhere ${line.isTakenOut ? 'text-ink-soft line-through' : ''}`}>
              {line.name}
            </p>
            <p className="text-sm text-ink-soft">
              {formatQuantity(line)} · {formatTons(line.tons)} · {sayPrice(line)}
            </p>
          </div>
          <p className="font-medium tabular-nums">{formatRupees(rupees(line.amount))}</p>
          {line.isTakenOut && <Badge>{texts.takenOut}</Badge>}
          {canTakeOut && !line.isTakenOut && (
            <Button
              size="small"
              busy={decision.busy}
              aria-label={texts.takeOutOf(line.name)}
              onClick={() => decision.takeOut(line)}
              className="print:hidden"
            >
              {texts.takeOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function sayPrice({ itemId, unit, price }: ApprovalLine) {
  const said = formatRupees(rupees(price))
  return itemId === null && unit === 'Pieces' ? texts.perPiece(said) : texts.perTon(said)
}

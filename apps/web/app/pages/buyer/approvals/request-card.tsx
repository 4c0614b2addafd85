import type { ApprovalHead } from '@lohahaat/domain/ordering/approvals/approval'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { exceededText } from '../../../parts/ordering/approvals/exceeded-text'
import { FrozenTime } from '../../../parts/ordering/approvals/frozen-time'
import { RequestStatus } from '../../../parts/ordering/approvals/request-status'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { ChevronRightIcon } from '../../../ui/work-icons'
import { repricedText } from './repriced-text'
import { texts } from './texts'

interface RequestCardProps {
  request: ApprovalHead
  now: string
}

/** A request among others: who asks for how much, why it needs approval, and how long its prices hold. */
export function RequestCard({ request, now }: RequestCardProps) {
  const { askedBy, isOwn, lineCount, totalTons, exceeded, status } = request
  const total = formatRupees(rupees(request.totalPrice))
  return (
    <li className="relative grid items-center gap-x-6 gap-y-3 rounded-box border border-line bg-card px-5 py-4 hover:border-edge desk:grid-cols-[minmax(0,1fr)_11rem_14rem_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {isOwn ? texts.you(askedBy) : askedBy}
          {status !== 'Waiting' && <RequestStatus status={status} />}
          {request.kind === 'quotes' && <Badge tone="steel">{texts.quotes}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {texts.lines(lineCount, formatTons(totalTons))} · <IstTime instant={request.askedAt} />
        </p>
        {exceeded && <p className="mt-1 text-sm text-amber">{exceededText(exceeded)}</p>}
      </div>
      <div className="desk:text-right">
        <p className="text-lg font-semibold tabular-nums">{total}</p>
        <p className="text-sm text-amber empty:hidden">{repricedText(request)}</p>
      </div>
      {status === 'Waiting' ? (
        <FrozenTime request={request} now={now} />
      ) : (
        <p className="text-sm text-ink-soft">
          {request.decidedBy !== null && texts.decidedBy(request.decidedBy)}
          {request.decidedAt !== null && (
            <>
              {' · '}
              <IstTime instant={request.decidedAt} />
            </>
          )}
        </p>
      )}
      <Link
        to={`/approvals/${request.requestId}`}
        aria-label={texts.openOf(askedBy, total)}
        className="after:absolute after:inset-0 max-desk:absolute max-desk:top-4 max-desk:right-4"
      >
        <ChevronRightIcon className="size-5 text-ink-soft" />
      </Link>
    </li>
  )
}

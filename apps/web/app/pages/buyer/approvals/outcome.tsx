import type { ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { Link } from 'react-router'
import { IstTime } from '../../../parts/platform/ist-time'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

/** What has become of a request, for who can't decide on it. */
export function Outcome({ request }: { request: ApprovalRequest }) {
  const { reason, decidedBy, decidedAt, orderIds } = request
  return (
    <Card>
      <p className="font-medium">{sayOutcome(request)}</p>
      {decidedBy !== null && decidedAt !== null && (
        <p className="text-sm text-ink-soft">
          <Sentence
            text={texts.decidedAt}
            marks={{ name: () => decidedBy, time: () => <IstTime instant={decidedAt} /> }}
          />
        </p>
      )}
      {reason !== null && <blockquote className="mt-3 border-l-3 border-line pl-3 wrap-anywhere">{reason}</blockquote>}
      {orderIds.map((orderId) => (
        <Link key={orderId} to={`/orderDetails/${orderId}`} className={`${buttonClass()} mt-4 mr-3`}>
          {texts.seeOrder}
        </Link>
      ))}
    </Card>
  )
}

/** A request for quotes has no lines to return. */
const sayOutcome = ({ kind, status }: ApprovalRequest) =>
  kind === 'quotes' && (status === 'Rejected' || status === 'Withdrawn') ? texts.enquiryOpen : texts.outcome[status]

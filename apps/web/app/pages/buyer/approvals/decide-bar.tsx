import type { ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { RejectDialog } from './reject-dialog'
import { texts } from './texts'
import type { Decision } from './use-decision'

interface DecideBarProps {
  request: ApprovalRequest
  decision: Decision
}

/** The decision; for the requester the way back. On a phone it sticks to the bottom. */
export function DecideBar({ request, decision }: DecideBarProps) {
  const [isRejecting, setRejecting] = useState(false)
  const { busy } = decision
  if (request.isOwn && request.status === 'Waiting')
    return (
      <div className="print:hidden desk:col-start-2">
        <Button busy={busy} wide onClick={() => void decision.withdraw()}>
          {texts.withdraw}
        </Button>
      </div>
    )
  if (!request.mayDecide) return null
  return (
    <div className="contents desk:col-start-2 desk:block">
      <ActionBar title={formatRupees(rupees(request.totalPrice))} note={texts.withGst}>
        <Button busy={busy} onClick={() => setRejecting(true)}>
          {texts.reject}
        </Button>
        <Button variant="main" busy={busy} onClick={() => void decision.approve()} className={barButtonClass}>
          {texts.approve}
        </Button>
      </ActionBar>
      {isRejecting && (
        <RejectDialog kind={request.kind} busy={busy} onReject={decision.reject} onClose={() => setRejecting(false)} />
      )}
    </div>
  )
}

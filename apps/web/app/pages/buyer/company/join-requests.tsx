import { decideJoinRequest, type fetchJoinRequests } from '@lohahaat/contract/identity/companies/join-requests'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { RoleField } from '../../../parts/identity/companies/role-field'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { showToast } from '../../../ui/messages/toast-store'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

type JoinRequest = ResponseOf<typeof fetchJoinRequests>[number]

/** Who wants in; an owner decides, with a role. */
export function JoinRequests({ requests }: { requests: readonly JoinRequest[] }) {
  return (
    <Card title={texts.requests.title}>
      <p className="mb-2 text-sm text-ink-soft">{texts.requests.note}</p>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <Asker key={request.joinRequestId} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Asker({ request }: { request: JoinRequest }) {
  const { joinRequestId, contactName, email, gstNumber, askedAt } = request
  const [role, setRole] = useState<CompanyRole>('Buyer')
  const { busy, run, revalidate } = useAction(() => undefined)
  const decide = (accepts: boolean) =>
    run(async () => {
      await browserApi.send(decideJoinRequest, { joinRequestId, accepts, companyRole: role })
      showToast(accepts ? texts.requests.accepted(contactName) : texts.requests.rejected(contactName))
      await revalidate()
    })
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_12rem_auto] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{contactName}</p>
        <p className="text-sm text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          <Sentence text={texts.requests.asked} marks={{ gst: () => gstNumber, time: () => <Time at={askedAt} /> }} />
        </p>
      </div>
      <RoleField value={role} onChange={setRole} />
      <div className="flex gap-2 sm:pt-7">
        <Button busy={busy} aria-label={texts.requests.acceptOf(contactName)} onClick={() => decide(true)}>
          {texts.requests.accept}
        </Button>
        <Button busy={busy} aria-label={texts.requests.rejectOf(contactName)} onClick={() => decide(false)}>
          {texts.requests.reject}
        </Button>
      </div>
    </li>
  )
}

const Time = ({ at }: { at: string }) => (
  <span className="whitespace-nowrap">
    <IstTime instant={at} />
  </span>
)

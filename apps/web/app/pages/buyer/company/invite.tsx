import {
  inviteMember,
  revokeInvitation,
  type fetchInvitations,
} from '@lohahaat/contract/identity/companies/invitations'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { emailProblem } from '@lohahaat/contract/platform/email-address'
import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { type SubmitEvent, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { RoleField } from '../../../parts/identity/companies/role-field'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { RemoveButton } from '../../../ui/remove-button'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

type Invitation = ResponseOf<typeof fetchInvitations>[number]

/** An owner invites by mail; below are the invitations that nobody has accepted yet. */
export function Invite({ invitations }: { invitations: readonly Invitation[] }) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [role, setRole] = useState<CompanyRole>('Buyer')
  const { busy, run, revalidate } = useAction(() => undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = emailProblem(email.trim())
    setProblem(wrong)
    if (wrong || busy) return
    void run(async () => {
      const invited = { email: email.trim(), companyRole: role }
      await browserApi.send(inviteMember, invited, { idempotencyKey: newKey() })
      showToast(texts.invite.sent(invited.email))
      setEmail('')
      await revalidate()
    })
  }

  return (
    <Card title={texts.invite.title}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={texts.invite.email}
          type="email"
          name="invited"
          autoComplete="off"
          maxLength={50}
          value={email}
          error={problem}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <RoleField value={role} onChange={setRole} />
        <Button type="submit" variant="main" wide busy={busy}>
          {texts.invite.send}
        </Button>
      </form>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 text-sm text-ink-soft">{texts.invite.open}</h3>
          <ul className="mt-1 divide-y divide-line">
            {invitations.map((invitation) => (
              <Open key={invitation.invitationId} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Open({ invitation: { invitationId, email, companyRole, endsAt } }: { invitation: Invitation }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const revoke = () =>
    run(async () => {
      await browserApi.send(revokeInvitation, { invitationId })
      showToast(texts.invite.revoked(email))
      await revalidate()
    })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{email}</p>
        <p className="text-sm text-ink-soft">
          <Sentence
            text={texts.invite.until}
            marks={{ role: () => roleTexts.roles[companyRole], time: () => <IstTime instant={endsAt} dateOnly /> }}
          />
        </p>
      </div>
      <RemoveButton size="small" aria-label={texts.invite.revokeOf(email)} busy={busy} onClick={revoke} />
    </li>
  )
}

import { acceptInvitation, type fetchInvitation } from '@lohahaat/contract/identity/companies/invitations'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/fields/checkbox'
import { showToast } from '../../../ui/messages/toast-store'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface InvitationProps {
  secret: string
  invitation: ResponseOf<typeof fetchInvitation>
}

/** Who invites to which company, and the way in: by a press on the button, since mail scanners open every link. */
export function Invitation({ secret, invitation }: InvitationProps) {
  const { companyName, invitedBy, companyRole, email, endsAt } = invitation
  return (
    <Page
      title={texts.heading(companyName)}
      intro={texts.invites(invitedBy, companyName, roleTexts.roles[companyRole])}
    >
      <Card className="max-w-xl">
        <p>{roleTexts.rights[companyRole]}</p>
        <p className="mt-2 mb-5 text-sm wrap-anywhere text-ink-soft">
          <Sentence
            text={texts.until}
            marks={{ email: () => <strong>{email}</strong>, time: () => <IstTime instant={endsAt} dateOnly /> }}
          />
        </p>
        <WayIn secret={secret} invitation={invitation} />
      </Card>
    </Page>
  )
}

function WayIn({ secret, invitation }: InvitationProps) {
  const session = useSession()
  if (!session.isSignedIn) return <SignInFirst secret={secret} email={invitation.email} />
  if (session.email.toLowerCase() !== invitation.email.toLowerCase())
    return <p className="font-medium text-amber">{texts.forOther(session.email)}</p>
  return <Accept secret={secret} invitation={invitation} />
}

function SignInFirst({ secret, email }: { secret: string; email: string }) {
  const back = { returnTo: `/join?token=${secret}` }
  return (
    <>
      <p className="mb-4 text-ink-soft">{texts.signInFirst}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={`/login?${new URLSearchParams({ ...back, email })}`} className={buttonClass({ variant: 'main' })}>
          {texts.signIn}
        </Link>
        <Link to={`/signup?${new URLSearchParams(back)}`} className={buttonClass()}>
          {texts.signUp}
        </Link>
      </div>
    </>
  )
}

function Accept({ secret, invitation: { companyName, canBringAlong } }: InvitationProps) {
  const navigate = useNavigate()
  const [bringsAlong, setBringsAlong] = useState(true)
  const { busy, run } = useAction(() => undefined)

  const accept = () =>
    run(async () => {
      await browserApi.send(acceptInvitation, { secret, bringsAlong: canBringAlong && bringsAlong })
      showToast(texts.joined(companyName))
      await navigate('/company', { replace: true })
    })

  return (
    <>
      <p className="mb-4 text-ink-soft">{texts.leavesOwn}</p>
      {canBringAlong && (
        <Checkbox
          label={roleTexts.bringAlong}
          checked={bringsAlong}
          onChange={({ currentTarget }) => setBringsAlong(currentTarget.checked)}
        />
      )}
      <Button variant="main" busy={busy} onClick={accept}>
        {texts.accept}
      </Button>
    </>
  )
}

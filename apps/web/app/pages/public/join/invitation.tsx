import { acceptInvitation, type fetchInvitation } from '@lohahaat/contract/identity/companies/invitations'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { BringAlong } from '../../../parts/identity/companies/bring-along'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { IstTime } from '../../../parts/platform/ist-time'
import { useSignOut } from '../../../parts/site/menu/use-sign-out'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
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
        <p className="font-semibold">{roleTexts.roles[companyRole]}</p>
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
    return <OtherAccount secret={secret} email={invitation.email} signedInAs={session.email} />
  return <Accept secret={secret} invitation={invitation} />
}

interface InvitedProps {
  secret: string
  /** The invited address. */
  email: string
}

const backTo = (secret: string) => ({ returnTo: `/join?token=${secret}` })
const wayIn = (page: '/login' | '/signup', { secret, email }: InvitedProps) =>
  `${page}?${new URLSearchParams({ ...backTo(secret), email })}`

/** Somebody else is signed in at this device. */
function OtherAccount({ signedInAs, ...invited }: InvitedProps & { signedInAs: string }) {
  const { leave, isSigningOut } = useSignOut(wayIn('/login', invited))
  return (
    <>
      <p className="mb-4 font-medium wrap-anywhere text-amber">{texts.forOther(signedInAs)}</p>
      <Button variant="main" busy={isSigningOut} onClick={() => void leave()}>
        {texts.switchAccount}
      </Button>
    </>
  )
}

function SignInFirst(invited: InvitedProps) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{texts.signInFirst}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={wayIn('/login', invited)} className={buttonClass({ variant: 'main' })}>
          {texts.signIn}
        </Link>
        <Link to={wayIn('/signup', invited)} className={buttonClass()}>
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
      {canBringAlong && <BringAlong checked={bringsAlong} onChange={setBringsAlong} />}
      <Button variant="main" busy={busy} onClick={accept}>
        {texts.accept}
      </Button>
    </>
  )
}

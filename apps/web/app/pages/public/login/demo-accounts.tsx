import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { useSiteInfo } from '../../../api/use-site-info'
import { OutboxHint } from '../../../parts/platform/outbox-hint'
import { offerPasskeyLater } from '../../../parts/identity/passkey/offer-later'
import { Button } from '../../../ui/button'
import { ArrowRightIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import { signInAs } from './sign-in-as'
import { texts } from './texts'

interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[]
  goTo: string
}

/** A trial installation sends no mail; it links to its outbox and offers demo accounts. */
export function DemoAccounts({ accounts, goTo }: DemoAccountsProps) {
  const navigate = useNavigate()
  const { siteUrl } = useSiteInfo()
  const [busyWith, setBusyWith] = useState<string | null>(null)

  async function enter(email: string) {
    setBusyWith(email)
    try {
      await signInAs(email)
      await navigate(goTo, { replace: true })
      offerPasskeyLater(siteUrl)
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusyWith(null)
    }
  }

  return (
    <section className="rounded-lg border border-line bg-steel-wash p-5">
      <h2 className="text-lg">{texts.demoAccounts}</h2>
      {accounts.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {accounts.map(({ email, label }) => (
            <li key={email}>
              <Button
                wide
                className="py-2"
                busy={busyWith === email}
                disabled={busyWith !== null}
                onClick={() => enter(email)}
              >
                <span className="grow text-left">
                  <span className="block leading-5">{texts.demoLabel(label)}</span>
                  <span className="block text-sm leading-5 font-normal text-ink-soft">{email}</span>
                </span>
                <ArrowRightIcon className="size-4.5 text-steel" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <OutboxHint />
      </div>
    </section>
  )
}

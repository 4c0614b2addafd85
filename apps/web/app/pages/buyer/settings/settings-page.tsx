import { fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { fetchPasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { fetchPasskeys } from '@lohahaat/contract/identity/passkeys/passkeys'
import { fetchPushDevices } from '@lohahaat/contract/identity/push/push'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import type { Route } from './+types/settings-page'
import { PasskeysCard } from './passkeys/passkeys-card'
import { PushCard } from './push/push-card'
import { SessionList } from './session-list'
import { SignOutEverywhere } from './sign-out-everywhere'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
async function load(api: Api) {
  const [sessions, passkeys, { offer }, push] = await Promise.all([
    api.send(fetchSessions),
    api.send(fetchPasskeys),
    api.send(fetchPasskeyOffer),
    api.send(fetchPushDevices),
  ])
  return { sessions, passkeys, offer, push }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function SettingsPage({ loaderData: { sessions, passkeys, offer, push } }: Route.ComponentProps) {
  const { isAdmin } = useSession()
  return (
    <Page title={texts.title}>
      <div className="grid gap-6">
        <PasskeysCard passkeys={passkeys} offer={offer} />
        <PushCard push={push} />
        <Card title={texts.sessions.title}>
          <SessionList sessions={sessions} />
          <SignOutEverywhere />
        </Card>
        {isAdmin && (
          <Card title={texts.administration.title}>
            <p className="mb-4 text-ink-soft">{texts.administration.mailQueue}</p>
            <Link to="/mailQueue" className={buttonClass({ variant: 'quiet' })}>
              {texts.administration.openMailQueue}
            </Link>
          </Card>
        )}
      </div>
    </Page>
  )
}

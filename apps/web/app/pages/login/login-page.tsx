import { sessionValueNames } from '@lohahaat/contract/session-values'
import { useSearchParams } from 'react-router'
import type { Api } from '../../api/api'
import { browserApi } from '../../api/browser-api'
import { isSessionAlive } from '../../api/check-session'
import { localPath } from '../../api/return-to'
import { serverApi } from '../../api/server-api'
import { useSiteInfo } from '../../api/use-site-info'
import { AccountScreen } from '../../parts/account-screen'
import { pageMeta } from '../../site'
import type { Route } from './+types/login-page'
import { DemoAccounts } from './demo-accounts'
import { LoginForm } from './login-form'
import { LoginHelp } from './login-help'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** Who is signed in already goes on; what is left of another session is cleared away before a new one is begun. */
async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const values = api.session.read()
  const isComplete = sessionValueNames.every((name) => values[name])
  if (isComplete && (await isSessionAlive(api))) throw api.redirect(localPath(searchParams.get('returnTo')))
  if (Object.keys(values).length > 0) api.session.clear()
  return null
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function LoginPage() {
  const [search] = useSearchParams()
  const { outbox, demoAccounts } = useSiteInfo()
  const goTo = localPath(search.get('returnTo'))
  return (
    <AccountScreen
      title={texts.title}
      form={<LoginForm knownEmail={search.get('email') ?? ''} goTo={goTo} />}
      aside={
        <>
          {outbox && <DemoAccounts accounts={demoAccounts} goTo={goTo} />}
          <LoginHelp />
        </>
      }
    />
  )
}

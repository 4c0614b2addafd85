import { useSearchParams } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { localPath } from '../../../api/session/return-to'
import { serverApi } from '../../../api/server-api'
import { useSiteInfo } from '../../../api/use-site-info'
import { AccountScreen } from '../../../parts/platform/account-screen'
import { pageMeta } from '../../../site'
import type { Route } from './+types/login-page'
import { DemoAccounts } from './demo-accounts'
import { loadLogin } from './load-login'
import { LoginForm } from './login-form'
import { LoginHelp } from './login-help'
import { texts } from './texts'
import { UsePasskey } from './use-passkey'

export const loader = ({ request, context }: Route.LoaderArgs) => loadLogin(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLogin(browserApi, request)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function LoginPage() {
  const [search] = useSearchParams()
  const { outbox, demoAccounts } = useSiteInfo()
  const goTo = localPath(search.get('returnTo'))
  return (
    <AccountScreen
      title={texts.title}
      form={
        <LoginForm knownEmail={search.get('email') ?? ''} goTo={goTo}>
          <UsePasskey goTo={goTo} />
        </LoginForm>
      }
      aside={
        <>
          {outbox && <DemoAccounts accounts={demoAccounts} goTo={goTo} />}
          <LoginHelp />
        </>
      }
    />
  )
}

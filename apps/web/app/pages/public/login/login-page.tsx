import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { localPath } from '../../../api/session/return-to'
import { serverApi } from '../../../api/server-api'
import { useSiteInfo } from '../../../api/use-site-info'
import { AccountScreen } from '../../../parts/platform/account-screen'
import { pageMeta } from '../../../site'
import { texts as passkeyTexts } from '../../../parts/identity/passkey/texts'
import { usePasskeyPress } from '../../../parts/identity/passkey/use-passkey-press'
import { usePasskeys } from '../../../parts/identity/passkey/use-passkeys'
import { signIn } from '../../../parts/identity/passkey/with-passkey'
import { Button } from '../../../ui/button'
import { KeyIcon } from '../../../ui/work-icons'
import type { Route } from './+types/login-page'
import { DemoAccounts } from './demo-accounts'
import { loadLogin } from './load-login'
import { LoginForm } from './login-form'
import { texts } from './texts'

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

function LoginHelp() {
  return (
    <section>
      <h2 className="text-lg">{texts.help.title}</h2>
      <ol className="mt-4 grid gap-4">
        {texts.help.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-3">
            <span className="grid size-8 place-items-center rounded-box border border-edge text-sm font-semibold text-ink-soft">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Signs in with one press: the passkey identifies the account, so nothing has to be typed. */
function UsePasskey({ goTo }: { goTo: string }) {
  const navigate = useNavigate()
  const isPossible = usePasskeys()
  const { busy, run } = usePasskeyPress(passkeyTexts.cancelled)

  const enter = () =>
    run(async () => {
      await signIn()
      await navigate(goTo, { replace: true })
    })

  if (!isPossible) return null
  return (
    <Button wide busy={busy} onClick={enter}>
      <KeyIcon />
      {passkeyTexts.usePasskey}
    </Button>
  )
}

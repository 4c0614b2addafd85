import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { isSessionAlive } from '../../../api/session/check-session'
import { localPath } from '../../../api/session/return-to'
import { serverApi } from '../../../api/server-api'
import { useSiteInfo } from '../../../api/use-site-info'
import { AccountScreen } from '../../../parts/platform/account-screen'
import { OutboxHint } from '../../../parts/platform/outbox-hint'
import { pageMeta } from '../../../site'
import { CheckIcon } from '../../../ui/icons'
import type { Route } from './+types/signup-page'
import { SignupForm } from './signup-form'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** Redirects a signed-in user. */
async function load(api: Api, request: Request) {
  const returnTo = new URL(request.url).searchParams.get('returnTo')
  if (await isSessionAlive(api)) throw api.redirect(localPath(returnTo))
  return null
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function SignupPage() {
  const { outbox } = useSiteInfo()
  return (
    <AccountScreen
      title={texts.title}
      form={<SignupForm />}
      aside={
        <>
          <SignupReasons />
          {outbox && <OutboxHint />}
        </>
      }
    />
  )
}

function SignupReasons() {
  return (
    <section>
      <h2 className="text-lg">{texts.reasons.title}</h2>
      <ul className="mt-4 grid gap-4">
        {texts.reasons.list.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <CheckIcon className="mt-0.5 size-5 text-green" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

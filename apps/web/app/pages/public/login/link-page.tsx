import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { takeReturnPath } from '../../../api/session/return-to'
import { problemOf, useMailedLink } from '../../../parts/identity/one-time-password/use-mailed-link'
import { pageMeta } from '../../../site'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { Skeleton } from '../../../ui/messages/states'
import type { Route } from './+types/link-page'
import { texts } from './texts'

export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.byLink.title, texts.description),
  { name: 'robots', content: 'noindex' },
]

/** The target of a mailed link. It signs in only after a press on the button, since mail scanners open every link. */
export default function LinkPage() {
  const { mailed, look } = useMailedLink()
  return (
    <Page title={texts.byLink.title}>
      {mailed.state === 'looking' && <Skeleton className="h-25 w-full max-w-md" />}
      {mailed.state === 'none' && <NewMail problem={texts.byLink.incomplete} />}
      {mailed.state === 'bad' && <NewMail problem={mailed.problem} onRetry={mailed.mayRetry ? look : undefined} />}
      {mailed.state === 'good' && <Enter key={mailed.link} link={mailed.link} email={mailed.email} />}
    </Page>
  )
}

function Enter({ link, email }: { link: string; email: string }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof problemOf> | null>(null)

  async function signIn() {
    setBusy(true)
    setFailure(null)
    try {
      await browserApi.send(loginByLink, { link })
      await navigate(takeReturnPath(), { replace: true })
    } catch (error) {
      setFailure(problemOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (failure) return <NewMail problem={failure.problem} onRetry={failure.mayRetry ? signIn : undefined} />
  return (
    <>
      <p className="mb-5 max-w-md break-words">
        <Sentence text={texts.byLink.as(email)} marks={{ email: (words) => <strong>{words}</strong> }} />
      </p>
      <Button variant="main" busy={isBusy} onClick={signIn}>
        {texts.byLink.signIn}
      </Button>
    </>
  )
}

function NewMail({ problem, onRetry }: { problem: string; onRetry?: (() => unknown) | undefined }) {
  return (
    <>
      <p role="alert" className="mb-5 max-w-md font-medium text-red">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{texts.byLink.tryAgain}</Button>}
        <Link to="/login" className={buttonClass()}>
          {texts.byLink.newMail}
        </Link>
      </div>
    </>
  )
}

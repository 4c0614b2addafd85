import { Suspense } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { later } from '../../../ui/later'
import { Page } from '../../../ui/page'
import { ConfirmLater } from './confirm-later'
import { useFailure, useMissingSignIn } from './failure'
import { texts } from './texts'

const BrokenSection = later(() => import('./broken-section'))

/** Shown for any error that a page does not handle itself. */
export function ErrorPage() {
  const { isMissing, opensAtOnce } = useMissingSignIn()
  if (!isMissing) return <Failed />
  return (
    <Page title={texts.confirm}>
      <ConfirmLater opensAtOnce={opensAtOnce} />
    </Page>
  )
}

function Failed() {
  const { revalidate, state } = useRevalidator()
  const { isUnreachable, requestId } = useFailure()
  return (
    <div className="content-width grid items-center gap-x-16 gap-y-8 py-10 sm:py-16 desk:grid-cols-[minmax(0,1fr)_22rem] desk:py-24">
      <div>
        <h1 className="text-2xl sm:text-4xl">{isUnreachable ? texts.notLoaded : texts.failed}</h1>
        <p className="mt-3 max-w-xl text-ink-soft sm:text-lg">
          {isUnreachable ? texts.notLoadedIntro : texts.failedIntro}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="main" busy={state !== 'idle'} onClick={() => revalidate()}>
            {texts.tryAgain}
          </Button>
          <Link to="/" className={buttonClass()}>
            {texts.home}
          </Link>
          <Link to="/contact" className={buttonClass()}>
            {texts.contact}
          </Link>
        </div>
        {requestId && <p className="mt-6 text-sm text-ink-soft">{texts.reference(requestId)}</p>}
      </div>
      <div className="w-full max-w-64 text-steel max-desk:-order-1 max-sm:max-w-48 desk:max-w-none">
        <Suspense>
          <BrokenSection />
        </Suspense>
      </div>
    </div>
  )
}

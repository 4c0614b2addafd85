import { Link, useRevalidator } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { ConfirmNeeded } from '../../identity/confirm-sign-in/confirm-needed'
import { Dimension } from '../../catalogue/section-drawing/dimension'
import { SectionDrawing } from '../../catalogue/section-drawing/section-drawing'
import { useFailure, useMissingSignIn } from './failure'
import { texts } from './texts'

/** Shown for any error that a page does not handle itself. */
export function ErrorPage() {
  const { isMissing, opensAtOnce } = useMissingSignIn()
  if (!isMissing) return <Failed />
  return (
    <Page title={texts.confirm}>
      <ConfirmNeeded opensAtOnce={opensAtOnce} />
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
      <BrokenSection className="w-full max-w-64 text-steel max-desk:-order-1 max-sm:max-w-48 desk:max-w-none" />
    </div>
  )
}

/** A square section of 100 mm with a wall of 8, broken off at its upper right corner. */
const rest =
  'M114 8H68A16 16 0 0 0 52 24V92A16 16 0 0 0 68 108H136A16 16 0 0 0 152 92V50l-3 2-2-4-3 3V92A8 8 0 0 1 136 100H68A8 8 0 0 1 60 92V24A8 8 0 0 1 68 16H110l3-3-2-2Z'
const missing = 'M121 8H136A16 16 0 0 1 152 24V43M118 16H136A8 8 0 0 1 144 24V44'

function BrokenSection({ className }: { className: string }) {
  return (
    <SectionDrawing viewBox="0 0 204 148" cuts={[rest]} className={className}>
      <path d={missing} fill="none" strokeWidth="1.5" strokeDasharray="4 4" className="stroke-heat" />
      <g className="text-ink-soft">
        <Dimension x={52} y={124} length={100} text="100" />
        <Dimension x={36} y={8} length={100} text="?" vertical />
      </g>
    </SectionDrawing>
  )
}

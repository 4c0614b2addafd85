import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { AlertIcon, CheckIcon } from '../../../../ui/icons'
import { CameraIcon } from '../../../../ui/work-icons'
import { countRows, isReadFromPhoto, type ReviewState, type ReviewStep, shownRows } from './review-state'
import { ReviewTable } from './review-table'
import { texts } from '../texts'

interface ReviewCardProps {
  state: ReviewState
  act: (step: ReviewStep) => void
}

/** The review of the list. Uncertain lines are added to the enquiry only if the buyer confirms them. */
export function ReviewCard({ state, act }: ReviewCardProps) {
  const head = useRef<HTMLDivElement>(null)
  const { open } = countRows(state.rows)
  const shown = shownRows(state).length
  const isHead = state.focus?.on === 0
  // The list was just loaded, or the review is finished: focus the heading in either case.
  useEffect(() => head.current?.focus(), [])
  useEffect(() => {
    if (isHead) head.current?.focus()
  }, [isHead, state.focus])

  return (
    <Card>
      <div
        ref={head}
        tabIndex={-1}
        className="mb-4 flex scroll-mt-24 flex-wrap items-center justify-between gap-x-6 gap-y-3 outline-none"
      >
        <div>
          <h2 className="text-lg">{texts.review.title}</h2>
          <Summary state={state} />
          {isReadFromPhoto(state) && (
            <p className="mt-1 flex items-center gap-1.5 font-medium text-amber">
              <CameraIcon className="size-4.5" />
              {texts.review.fromPhoto}
            </p>
          )}
        </div>
        {(open > 0 || (state.onlyOpen && shown > 0)) && (
          <div className="flex flex-wrap gap-2">
            {open > 1 && state.onlyOpen && (
              <Button size="small" onClick={() => act({ type: 'leave out all open' })}>
                {texts.review.leaveOutAll(open)}
              </Button>
            )}
            <Button
              size="small"
              aria-pressed={state.onlyOpen}
              variant={state.onlyOpen ? 'quiet' : 'plain'}
              onClick={() => act({ type: 'filter', onlyOpen: !state.onlyOpen })}
            >
              {state.onlyOpen && <CheckIcon className="size-4" />}
              {texts.review.onlyOpen}
            </Button>
          </div>
        )}
      </div>
      {shown > 0 ? (
        <ReviewTable state={state} act={act} />
      ) : (
        <p className="border-t border-line py-6 text-center">
          <Button size="small" onClick={() => act({ type: 'filter', onlyOpen: false })}>
            {texts.review.showAll}
          </Button>
        </p>
      )}
    </Card>
  )
}

function Summary({ state: { rows } }: { state: ReviewState }) {
  const { open, taken, leftOut } = countRows(rows)
  const Icon = open > 0 ? AlertIcon : CheckIcon
  return (
    <p role="status" className={`mt-1 flex items-center gap-1.5 ${open > 0 ? 'text-amber' : 'text-green'}`}>
      <Icon className="size-4.5" />
      {open > 0 ? texts.review.open(open, rows.length) : texts.review.nothingOpen(taken, leftOut)}
    </p>
  )
}

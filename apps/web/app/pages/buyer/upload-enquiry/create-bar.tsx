import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { Sentence } from '../../../ui/sentence'
import { countRows, type ReviewState } from './review/review-state'
import type { Creation } from './use-create-enquiry'
import { texts } from './texts'

interface CreateBarProps {
  creation: Creation
  review: ReviewState | null
}

export function CreateBar({ creation: { missing, failed, busy, create, leave }, review }: CreateBarProps) {
  const reason = useId()
  const { taken, open } = countRows(review?.rows ?? [])
  return (
    <>
      {failed && <Failure {...failed} />}
      <p id={reason} className="text-[0.9375rem] text-ink-soft empty:hidden">
        {missing}
      </p>
      <ActionBar title={review && texts.create.items(taken)} note={open > 0 ? texts.create.open(open) : null}>
        <Button
          variant="main"
          disabled={missing !== null}
          busy={busy}
          aria-describedby={reason}
          onClick={create}
          className={`${barButtonClass} desk:grow-0 desk:px-4!`}
        >
          {texts.create.button}
        </Button>
        <Button onClick={leave}>{texts.create.cancel}</Button>
      </ActionBar>
    </>
  )
}

function Failure({ text, isUncertain }: NonNullable<Creation['failed']>) {
  const { isAdmin } = useSession()
  const box = useRef<HTMLDivElement>(null)
  // On a phone the button is always visible, but this may not be.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-my-24 rounded-box border border-red bg-card px-5 py-4">
      <p className="font-medium text-red">{text}</p>
      {isUncertain && (
        <p className="mt-1">
          <Sentence
            text={texts.create.uncertain}
            marks={{
              enquiries: (words) => (
                <Link to={listPath(isAdmin)} target="_blank" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </div>
  )
}

import { Button } from '../../../../ui/button'
import type { ReviewRow } from './review-row'
import type { ReviewStep } from './review-state'
import { texts } from '../texts'

interface RowButtonsProps {
  row: ReviewRow
  act: (step: ReviewStep) => void
}

/** The decisions about a line. Each button names its line for screen readers. */
export function RowButtons({ row: { number, decision, problem, isEdited, isCorrected }, act }: RowButtonsProps) {
  const button = (type: Decision, text: string, look: string, variant?: 'quiet') => (
    <Button
      size="small"
      variant={variant}
      disabled={type === 'take' && problem !== null}
      aria-label={texts.decide.aboutLine(text, number)}
      onClick={() => act({ type, number })}
      className={look}
    >
      {text}
    </Button>
  )
  if (isEdited) {
    return (
      <div className="grid gap-2 max-desk:grid-cols-2">
        {button('take', isCorrected ? texts.decide.done : texts.decide.take, '', 'quiet')}
        {button('leave out', texts.decide.skipLine, '')}
      </div>
    )
  }
  if (decision === 'left out') return button('take in again', texts.decide.restoreLine, `${plainClass} -ml-1.5`)
  return (
    <div className="-ml-1.5 flex justify-between max-desk:justify-start max-desk:gap-4">
      {button('change', texts.decide.change, plainClass)}
      {button('leave out', texts.decide.skipLine, plainClass)}
    </div>
  )
}

type Decision = 'take' | 'leave out' | 'take in again' | 'change'

/** The buttons are unobtrusive if nothing has to be done. */
const plainClass = 'border-transparent! bg-transparent! px-1.5! text-steel! hover:underline desk:-mt-2'

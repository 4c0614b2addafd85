import { Button } from '../../ui/button'
import type { ReviewRow } from './review-row'
import type { ReviewStep } from './review-state'

interface RowButtonsProps {
  row: ReviewRow
  act: (step: ReviewStep) => void
}

/** What can be decided about a line. Each button names its line for those who hear it without the row around it. */
export function RowButtons({ row: { number, decision, problem, isEdited, isCorrected }, act }: RowButtonsProps) {
  const button = (type: 'take' | 'leave out' | 'take in again' | 'change', text: string, quiet = false) => (
    <Button
      size="small"
      variant={quiet ? 'quiet' : 'plain'}
      disabled={type === 'take' && problem !== null}
      aria-label={`${text}: line ${number}`}
      onClick={() => act({ type, number })}
      className="max-desk:grow"
    >
      {text}
    </Button>
  )
  return (
    <div className="flex gap-2">
      {decision === 'left out' && button('take in again', 'Take in again')}
      {isEdited && button('take', isCorrected ? 'Done' : 'Take as read', true)}
      {!isEdited && decision === 'taken' && button('change', 'Change')}
      {decision !== 'left out' && button('leave out', 'Leave out')}
    </div>
  )
}

import type { DoubtCode } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { AlertIcon } from '../../../../ui/icons'
import { doubtTexts } from './doubt-texts'

/** Why a field that an answer has filled in is to be looked at. */
export default function DoubtMark({ codes }: { codes: readonly DoubtCode[] }) {
  return (
    <p data-doubt tabIndex={-1} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-amber">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span>{codes.map((code) => doubtTexts[code]).join(' ')}</span>
    </p>
  )
}

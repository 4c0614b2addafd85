import { APPROVAL_NOTE_MAX } from '@lohahaat/contract/ordering/approvals/requests'
import { texts as approvalTexts } from '../../../../parts/ordering/approvals/texts'
import { TextArea } from '../../../../ui/fields/text-area'
import { texts } from '../texts'

interface AboveLimitProps {
  /** Which limit it is above. */
  text: string
  /** It appears below what is in sight, after a press on the button. */
  isNew: boolean
  note: string
  onNote: (note: string) => void
}

/** Says that the award needs approval, and takes a note to who decides. */
export const AboveLimit = ({ text, isNew, note, onNote }: AboveLimitProps) => (
  <div role="status" className="mt-5 border-t border-line pt-4">
    <div className="rounded-box bg-amber-wash px-3 py-2 text-sm text-amber">
      <p className="font-medium">{text}</p>
      <p className="text-ink">{approvalTexts.whoDecides}</p>
    </div>
    <TextArea
      autoFocus={isNew}
      label={texts.award.askNote}
      value={note}
      maxLength={APPROVAL_NOTE_MAX}
      rows={2}
      onChange={({ currentTarget }) => onNote(currentTarget.value)}
      className="mt-3"
    />
  </div>
)

import { APPROVAL_NOTE_MAX } from '@lohahaat/contract/ordering/approvals/requests'
import { TextArea } from '../../../../ui/fields/text-area'
import { texts } from '../texts'

interface AboveLimitProps {
  /** Which limit it is above, as the server says it. */
  text: string
  note: string
  onNote: (note: string) => void
}

/** Says that the award needs approval, and takes a note to who decides. */
export const AboveLimit = ({ text, note, onNote }: AboveLimitProps) => (
  <div role="status" className="mt-5 border-t border-line pt-4">
    <p className="rounded-box bg-amber-wash px-3 py-2 text-sm font-medium text-amber">{text}</p>
    <TextArea
      // It appears below what is in sight, after a press on the button.
      autoFocus
      label={texts.award.askNote}
      value={note}
      maxLength={APPROVAL_NOTE_MAX}
      rows={2}
      onChange={({ currentTarget }) => onNote(currentTarget.value)}
      className="mt-3"
    />
  </div>
)

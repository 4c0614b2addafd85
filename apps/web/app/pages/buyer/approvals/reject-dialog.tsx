import { APPROVAL_NOTE_MAX } from '@lohahaat/contract/ordering/approvals/requests'
import type { ApprovalKind } from '@lohahaat/domain/ordering/approvals/approval'
import { useState } from 'react'
import { TextArea } from '../../../ui/fields/text-area'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { texts } from './texts'

interface RejectDialogProps {
  kind: ApprovalKind
  busy: boolean
  /** Does nothing more than say so where it is refused, so that the reason stays. */
  onReject: (reason: string, onRejected: () => void) => Promise<void>
  onClose: () => void
}

/** Asks for the reason, which the requester reads. */
export function RejectDialog({ kind, busy, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog open title={texts.rejectTitle} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.cancel}
        submitLabel={texts.reject}
        onClose={onClose}
        onSubmit={() => void onReject(reason, onClose)}
      >
        <TextArea
          label={texts.reason}
          hint={texts.rejectHint[kind]}
          value={reason}
          maxLength={APPROVAL_NOTE_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          className="mt-4"
        />
      </DialogForm>
    </Dialog>
  )
}

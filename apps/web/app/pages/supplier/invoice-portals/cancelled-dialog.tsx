import { ewayCancelReasons } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { useState } from 'react'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { fromIstInput } from '../../../parts/platform/ist-input'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { texts } from './cancelled-texts'
import { useRecord } from './use-record'

type Reason = (typeof ewayCancelReasons)[number]

interface CancelledDialogProps {
  title: string
  record: (cancellation: { cancelReason: Reason; cancelledAt: string | null }) => Promise<unknown>
  onClose: () => void
}

/** Records that a paper was cancelled at its portal, where that was done before. */
export function CancelledDialog({ title, record, onClose }: CancelledDialogProps) {
  const [cancelReason, setReason] = useState<Reason | ''>('')
  const [cancelledAt, setCancelledAt] = useState('')
  const { busy, refusal, save } = useRecord(onClose)
  const typed = () => ({
    cancelReason: cancelReason as Reason,
    cancelledAt: cancelledAt ? fromIstInput(cancelledAt) : null,
  })
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="mt-2 mb-4 text-ink-soft">{texts.note}</p>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.record}
        onClose={onClose}
        onSubmit={() => void save(() => record(typed()))}
      >
        <FormHead refusal={refusal} />
        <SelectField
          label={texts.reason}
          value={cancelReason}
          options={ewayCancelReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value as Reason | '')}
        />
        <TextField
          type="datetime-local"
          label={texts.cancelledAt}
          hint={texts.cancelledHint}
          value={cancelledAt}
          onChange={({ currentTarget }) => setCancelledAt(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

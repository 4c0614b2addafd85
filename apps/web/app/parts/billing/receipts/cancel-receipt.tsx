import { cancelReceipt, type Receipt } from '@lohahaat/contract/billing/receipts/receipts'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { FormHead } from '../../fulfilment/form-head'
import { useMoneyForm } from '../use-money-form'
import { texts } from './texts'

/** Takes a receipt back, with the reason. */
export function CancelReceipt({ receipt: { receiptId, number }, onClose }: { receipt: Receipt; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { busy, problem, send } = useMoneyForm()
  const cancel = () =>
    send(async () => {
      await browserApi.send(cancelReceipt, { receiptId, reason })
      showToast(texts.done)
      onClose()
    })
  return (
    <Dialog open title={texts.cancelTitle(number)} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.cancelOf(number)}
        onClose={onClose}
        onSubmit={() => void cancel()}
      >
        <p className="mt-1 mb-4 text-ink-soft">{texts.cancelHint}</p>
        <FormHead refusal={problem} />
        <TextField
          label={texts.reason}
          value={reason}
          maxLength={200}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

import { cancelInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { useMoneyForm } from '../../../parts/billing/use-money-form'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Cancels an invoice before its goods leave, with a reason. */
export function CancelButton({ document: { invoiceId, number } }: { document: TaxDocumentDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, problem, send } = useMoneyForm()
  const close = () => setOpen(false)
  const cancel = () =>
    send(async () => {
      await browserApi.send(cancelInvoice, { invoiceId, reason })
      showToast(texts.cancel.done(number))
      close()
    })
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.cancel.open}</Button>
      {isOpen && (
        <Dialog open title={texts.cancel.title(number)} onClose={close}>
          <DialogForm
            busy={busy}
            closeLabel={texts.cancel.close}
            submitLabel={texts.cancel.open}
            onClose={close}
            onSubmit={() => void cancel()}
          >
            <p className="mt-1 mb-4 text-ink-soft">{texts.cancel.said}</p>
            <FormHead refusal={problem} />
            <TextField
              label={texts.cancel.reason}
              value={reason}
              maxLength={200}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </DialogForm>
        </Dialog>
      )}
    </div>
  )
}

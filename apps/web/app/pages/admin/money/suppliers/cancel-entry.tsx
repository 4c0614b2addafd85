import { cancelSupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { cancelSupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { useMoneyForm } from '../../../../parts/billing/use-money-form'
import { TextField } from '../../../../ui/fields/text-field'
import { Dialog } from '../../../../ui/messages/dialog'
import { DialogForm } from '../../../../ui/messages/dialog-form'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from './texts'

/** A supplier's invoice or a payment to him. */
export interface Entry {
  kind: 'invoice' | 'payment'
  id: number
  name: string
}

/** Takes an invoice or a payment back, with the reason. */
export function CancelEntry({ entry: { kind, id, name }, onClose }: { entry: Entry; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { busy, problem, send } = useMoneyForm()
  const cancel = () =>
    send(async () => {
      if (kind === 'invoice') await browserApi.send(cancelSupplierInvoice, { supplierInvoiceId: id, reason })
      else await browserApi.send(cancelSupplierPayment, { paymentId: id, reason })
      showToast(texts.cancel.done[kind])
      onClose()
    })
  return (
    <Dialog open title={texts.cancel.title[kind](name)} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.cancel.close}
        submitLabel={texts.cancel.submit[kind]}
        onClose={onClose}
        onSubmit={() => void cancel()}
      >
        <p className="mt-1 mb-4 text-ink-soft">{texts.cancel.hint[kind]}</p>
        <FormHead refusal={problem} />
        <TextField
          label={texts.cancel.reason}
          value={reason}
          maxLength={200}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

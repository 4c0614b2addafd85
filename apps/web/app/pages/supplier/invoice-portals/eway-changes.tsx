import { cancelEwayBill, type EwayBillEntry, extendEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { CancelledDialog } from './cancelled-dialog'
import { texts as cancelledTexts } from './cancelled-texts'
import { texts } from './eway-texts'
import { useRecord } from './use-record'

/** What happened to a bill on the portal since. That it was cancelled may be recorded later than the portal does it. */
export function EwayChanges({ bill }: { bill: EwayBillEntry }) {
  const [open, setOpen] = useState<'cancel' | 'extend' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      {bill.canExtend && (
        <Button size="small" onClick={() => setOpen('extend')}>
          {texts.extend}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('cancel')}>
        {texts.cancel}
      </Button>
      {open === 'cancel' && (
        <CancelledDialog
          title={texts.cancelTitle}
          record={(cancellation) => browserApi.send(cancelEwayBill, { ewayBillId: bill.ewayBillId, ...cancellation })}
          onClose={close}
        />
      )}
      {open === 'extend' && <ExtendDialog ewayBillId={bill.ewayBillId} onClose={close} />}
    </div>
  )
}

interface ExtendDialogProps {
  ewayBillId: number
  onClose: () => void
}

function ExtendDialog({ ewayBillId, onClose }: ExtendDialogProps) {
  const [km, setKm] = useState('')
  const { busy, refusal, save } = useRecord(onClose)
  return (
    <Dialog open title={texts.extendTitle} onClose={onClose}>
      <p className="mt-2 mb-4 text-ink-soft">{texts.extendNote}</p>
      <DialogForm
        busy={busy}
        closeLabel={cancelledTexts.close}
        submitLabel={cancelledTexts.record}
        onClose={onClose}
        onSubmit={() => void save(() => browserApi.send(extendEwayBill, { ewayBillId, km: Number(km || NaN) }))}
      >
        <FormHead refusal={refusal} />
        <NumberField
          label={texts.left}
          unit={texts.unit}
          places={0}
          maxLength={5}
          value={km}
          onChange={({ currentTarget }) => setKm(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { nextStatuses, type OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { useConfirm } from '../../../ui/messages/confirm'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

interface OrderToMove {
  orderId: number
  orderNo: string
  status: OrderStatus
}

interface StatusChangeProps extends Pick<ButtonLook, 'size' | 'variant'> {
  order: OrderToMove
}

/** For administrators. An order in a final status has no button. */
export function StatusChange({ order, ...look }: StatusChangeProps) {
  const [isOpen, setOpen] = useState(false)
  if (nextStatuses(order.status).length === 0) return null
  return (
    <>
      <Button {...look} aria-label={texts.statusChange.buttonFor(order.orderNo)} onClick={() => setOpen(true)}>
        {texts.statusChange.button}
      </Button>
      <Dialog open={isOpen} title={texts.statusChange.button} onClose={() => setOpen(false)}>
        {isOpen && <StatusForm order={order} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

interface StatusFormProps {
  order: OrderToMove
  onClose: () => void
}

/** Offers only the statuses that can follow the present one; cancelling asks for confirmation. */
function StatusForm({ order: { orderId, orderNo, status: present }, onClose }: StatusFormProps) {
  const next = nextStatuses(present)
  const [status, setStatus] = useState<OrderStatus | undefined>(next[0])
  const [note, setNote] = useState('')
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(onClose)

  async function submit() {
    if (!status) return
    const { cancelTitle, cancelAction } = texts.deletion
    const question = { title: cancelTitle(orderNo), text: orderMessages.cancelQuestion, action: cancelAction }
    if (status === 'Cancelled' && !(await confirm({ ...question, isDanger: true }))) return
    await run(async () => {
      await browserApi.send(setOrderStatus, { orderId, status, note })
      showToast(texts.statusChange.isNow[status](orderNo))
      await revalidate()
      onClose()
    })
  }

  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.statusChange.close}
      submitLabel={texts.statusChange.save}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p className="mt-1 mb-5 text-ink-soft">{texts.statusChange.stands[present](orderNo)}</p>
      <SelectField
        label={texts.statusChange.newStatus}
        placeholder={null}
        options={next.map((choice) => ({ value: choice, label: texts.statusNames[choice] }))}
        value={status}
        onChange={(event) => setStatus(next.find((choice) => choice === event.currentTarget.value))}
      />
      <TextField
        label={texts.statusChange.note}
        hint={texts.statusChange.noteHint}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

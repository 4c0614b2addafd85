import { deleteRefusedLine, type RefusedLine } from '@lohahaat/contract/supply/orders/refused-lines'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Deletes a line that nobody supplies, with a word for the buyer. */
export function DeleteDialog({ line, onClose }: { line: RefusedLine; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { busy, run, revalidate } = useAction(onClose)

  const remove = () =>
    run(async () => {
      const { orderId, orderLineId } = line
      const { orderRemoved } = await browserApi.send(deleteRefusedLine, { orderId, orderLineId, note })
      showToast(orderRemoved ? texts.cancelled : texts.removed)
      await revalidate()
      onClose()
    })

  return (
    <Dialog open title={texts.remove} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.remove}
        onClose={onClose}
        onSubmit={() => void remove()}
      >
        <p className="mt-1 mb-4 text-ink-soft">{nameItem(line)}</p>
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          value={note}
          maxLength={200}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

import { hideRating, type Rating } from '@lohahaat/contract/supply/ratings/ratings'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Hides a rating, with a reason. */
export function HideRating({ rating: { ratingId, orderNo } }: { rating: Rating }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setOpen(false)
  const { busy, run, revalidate } = useAction(() => undefined)

  const hide = () =>
    run(async () => {
      await browserApi.send(hideRating, { ratingId, reason })
      showToast(texts.isHidden)
      await revalidate()
      close()
    })

  return (
    <>
      <Button size="small" aria-label={texts.hideFor(orderNo)} onClick={() => setOpen(true)}>
        {texts.hide}
      </Button>
      {isOpen && (
        <Dialog open title={texts.hideTitle} onClose={close}>
          <DialogForm
            busy={busy}
            closeLabel={texts.close}
            submitLabel={texts.hide}
            onClose={close}
            onSubmit={() => void hide()}
          >
            <TextField
              label={texts.reason}
              value={reason}
              maxLength={200}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              className="mt-4"
            />
          </DialogForm>
        </Dialog>
      )}
    </>
  )
}

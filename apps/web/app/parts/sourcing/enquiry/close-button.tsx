import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

/** Closes an enquiry without an award. For the buyer and administrators; a completed enquiry has no button. */
export function CloseButton({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false)
  if (enquiry.status === 'Completed') return null
  return (
    <>
      <Button size="small" aria-label={texts.close.buttonFor(enquiry.leadId)} onClick={() => setOpen(true)}>
        {texts.close.button}
      </Button>
      <Dialog open={isOpen} title={texts.close.title(enquiry.leadId)} onClose={() => setOpen(false)}>
        {isOpen && <CloseForm enquiry={enquiry} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

interface CloseFormProps {
  enquiry: Enquiry
  onClose: () => void
}

function CloseForm({ enquiry: { enquiryId, leadId }, onClose }: CloseFormProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, run, revalidate } = useAction(onClose)

  function submit() {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    void run(async () => {
      await browserApi.send(closeEnquiry, { enquiryId, reason })
      showToast(texts.close.done(leadId))
      await revalidate()
      onClose()
    })
  }

  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.close.keepOpen}
      submitLabel={texts.close.button}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="mt-1 mb-5 text-ink-soft">{texts.close.consequence}</p>
      <TextField
        label={texts.close.reason}
        hint={texts.close.reasonHint}
        error={isMissing ? texts.close.reasonMissing : undefined}
        value={reason}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { useCloseEnquiry } from './use-close-enquiry'
import { texts } from './texts'

interface CloseFormProps {
  enquiry: Enquiry
  onClose: () => void
}

export function CloseForm({ enquiry, onClose }: CloseFormProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, close } = useCloseEnquiry(enquiry, onClose)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(reason.trim() === '')
        if (!busy && reason.trim() !== '') void close(reason)
      }}
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
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{texts.close.keepOpen}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {texts.close.button}
        </Button>
      </div>
    </form>
  )
}

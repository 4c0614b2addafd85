import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { useCloseEnquiry } from './use-close-enquiry'

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
      <p className="mt-1 mb-5 text-ink-soft">
        It becomes Completed without an order: nobody can quote for it or change it any more. Whoever has quoted is
        told.
      </p>
      <TextField
        label="Reason"
        hint="Whoever has quoted is told it"
        error={isMissing ? 'Please say why.' : undefined}
        value={reason}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Keep it open</Button>
        <Button type="submit" variant="main" busy={busy}>
          Close enquiry
        </Button>
      </div>
    </form>
  )
}

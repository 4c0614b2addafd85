import type { ReactNode } from 'react'
import { Button } from '../button'

interface DialogFormProps {
  /** Nothing is submitted a second time while this is true. */
  busy: boolean
  closeLabel: string
  submitLabel: string
  onClose: () => void
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** A form inside a Dialog, with the buttons to close and to submit it. */
export function DialogForm({ busy, closeLabel, submitLabel, onClose, onSubmit, children }: DialogFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {children}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{closeLabel}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

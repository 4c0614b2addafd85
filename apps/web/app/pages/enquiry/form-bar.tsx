import { useId } from 'react'
import { ActionBar, barButtonClass } from '../../ui/action-bar'
import { Button } from '../../ui/button'
import { formatCount } from '../../ui/format-count'
import type { EnquiryForm } from './use-enquiry-form'
import { texts } from './texts'

interface FormBarProps {
  enquiryForm: EnquiryForm
  isNew: boolean
  /** What keeps it from being sent. */
  missing: string | null
}

export function FormBar({ enquiryForm, isNew, missing }: FormBarProps) {
  const reason = useId()
  const { form, isChanged, busy, save, leave } = enquiryForm
  const count = form.items.length
  return (
    <>
      <p id={reason} className="text-[0.9375rem] text-ink-soft empty:hidden">
        {missing ?? (isChanged ? null : 'Nothing has changed yet.')}
      </p>
      <ActionBar title={count === 1 ? '1 item' : `${formatCount(count)} items`} note={null}>
        <Button
          variant="main"
          disabled={missing !== null || !isChanged}
          busy={busy}
          aria-describedby={reason}
          onClick={save}
          className={`${barButtonClass} desk:grow-0 desk:px-4!`}
        >
          {isNew ? 'Create Enquiry' : 'Update Enquiry'}
        </Button>
        <Button onClick={leave}>{texts.cancel}</Button>
      </ActionBar>
    </>
  )
}

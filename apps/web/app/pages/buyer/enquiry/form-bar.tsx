import { useId } from 'react'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import type { EnquiryForm } from './use-enquiry-form'
import { texts } from './texts'

interface FormBarProps {
  enquiryForm: EnquiryForm
  isNew: boolean
  /** Why it cannot be sent. */
  missing: string | null
}

export function FormBar({ enquiryForm, isNew, missing }: FormBarProps) {
  const reason = useId()
  const { form, isChanged, busy, save, leave } = enquiryForm
  return (
    <>
      <p id={reason} className="text-[0.9375rem] text-ink-soft empty:hidden">
        {missing ?? (isChanged ? null : texts.unchanged)}
      </p>
      <ActionBar title={texts.items.count(form.items.length)} note={null}>
        <Button
          variant="main"
          disabled={missing !== null || !isChanged}
          busy={busy}
          aria-describedby={reason}
          onClick={save}
          className={`${barButtonClass} desk:grow-0 desk:px-4!`}
        >
          {isNew ? texts.create : texts.update}
        </Button>
        <Button onClick={leave}>{texts.cancel}</Button>
      </ActionBar>
    </>
  )
}

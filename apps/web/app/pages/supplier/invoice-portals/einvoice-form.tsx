import { type EInvoiceCheck, saveEInvoice } from '@lohahaat/contract/billing/einvoices/einvoice'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { useFormSend } from '../../../parts/fulfilment/use-form-send'
import { fromIstInput, toIstInput } from '../../../parts/platform/ist-input'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './einvoice-texts'

const typedFrom = ({ irn, ackNo, ackAt }: EInvoiceCheck) => ({
  irn: irn ?? '',
  ackNo: ackNo ?? '',
  ackAt: ackAt ? toIstInput(ackAt) : '',
  signedQr: '',
})

/** The portal's answer as a file, or its parts. */
export function EInvoiceForm({ check }: { check: EInvoiceCheck }) {
  const [typed, setTyped] = useState(() => typedFrom(check))
  const [answer, setAnswer] = useState<File | null>(null)
  const { busy, refusal, send } = useFormSend()
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      // What is typed counts from then on.
      setAnswer(null)
      setTyped({ ...typed, [name]: value })
    },
  })
  async function save() {
    const { invoiceId } = check
    const isSaved = await send(async () =>
      browserApi.send(
        saveEInvoice,
        answer
          ? { invoiceId, portalAnswer: await answer.text() }
          : { invoiceId, ...typed, ackAt: typed.ackAt ? fromIstInput(typed.ackAt) : null },
      ),
    )
    if (isSaved) showToast(texts.saved)
  }
  return (
    <form
      noValidate
      className="border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <h3 className="mb-3 text-base">{texts.enter}</h3>
      <FormHead refusal={refusal} />
      <FileDrop label={texts.answer} hint={texts.answerHint} accept=".json,.txt" onFile={setAnswer} />
      <p className="mt-1 mb-3 text-sm font-semibold text-ink-soft">{texts.or}</p>
      <TextField
        {...field('irn')}
        label={texts.irn}
        hint={texts.irnHint}
        maxLength={64}
        spellCheck={false}
        className="mb-2"
      />
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <TextField {...field('ackNo')} label={texts.ackNo} inputMode="numeric" maxLength={20} />
        <TextField {...field('ackAt')} type="datetime-local" label={texts.ackAt} />
      </div>
      <TextArea {...field('signedQr')} label={texts.signedQr} hint={texts.signedQrHint} rows={3} maxLength={8000} />
      <Button type="submit" busy={busy} className="mt-2 max-sm:w-full">
        {texts.save}
      </Button>
    </form>
  )
}

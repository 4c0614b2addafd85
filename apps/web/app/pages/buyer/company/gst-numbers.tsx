import { addGstNumber, removeGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { type SubmitEvent, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/fields/text-field'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { RemoveButton } from '../../../ui/remove-button'
import type { Company } from './members'
import { texts } from './texts'

interface GstNumbersProps {
  numbers: Company['gstNumbers']
  isOwner: boolean
}

/** One for each state that the firm is registered in, with the PAN in it. */
export function GstNumbers({ numbers, isOwner }: GstNumbersProps) {
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(() => undefined)
  const canRemove = isOwner && numbers.length > 1

  async function remove(gstNumber: string) {
    const { removeTitle: title, removeText, removeAction: action } = texts.gst
    if (!(await confirm({ title, text: removeText(gstNumber), action, isDanger: true }))) return
    await run(async () => {
      await browserApi.send(removeGstNumber, { gstNumber })
      await revalidate()
    })
  }

  return (
    <Card title={texts.gst.title}>
      <ul className="divide-y divide-line">
        {numbers.map(({ gstNumber, pan }) => (
          <li key={gstNumber} className="flex min-h-12 items-center justify-between gap-3 py-1.5">
            <div>
              <p className="font-medium tracking-wide">{gstNumber}</p>
              <p className="text-sm text-ink-soft">{texts.gst.pan(pan)}</p>
            </div>
            {canRemove && (
              <RemoveButton
                size="small"
                aria-label={texts.gst.remove(gstNumber)}
                busy={busy}
                onClick={() => remove(gstNumber)}
              />
            )}
          </li>
        ))}
      </ul>
      {isOwner && <AddNumber />}
    </Card>
  )
}

function AddNumber() {
  const [gstNumber, setGstNumber] = useState('')
  const { busy, run, revalidate } = useAction(() => undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    void run(async () => {
      await browserApi.send(addGstNumber, { gstNumber })
      showToast(texts.gst.added(gstNumber.trim().toUpperCase()))
      setGstNumber('')
      await revalidate()
    })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={texts.gst.number}
        maxLength={15}
        autoComplete="off"
        value={gstNumber}
        onChange={({ currentTarget }) => setGstNumber(currentTarget.value)}
      />
      <Button type="submit" className="mt-7" busy={busy} disabled={gstNumber.trim() === ''}>
        {texts.gst.add}
      </Button>
    </form>
  )
}

import { saveHolidays } from '@lohahaat/contract/supply/applications/own-application'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

interface HolidaysDialogProps {
  holidays: { from: string; to: string } | null
  onClose: () => void
}

/** Closes the supplier for some days, or opens it again. */
export function HolidaysDialog({ holidays, onClose }: HolidaysDialogProps) {
  const [days, setDays] = useState(holidays ?? { from: '', to: '' })
  const { busy, run, revalidate } = useAction(() => undefined)
  const send = (from: string | null, to: string | null) =>
    run(async () => {
      await browserApi.send(saveHolidays, { from, to })
      showToast(from === null ? texts.holidays.opened : texts.holidays.saved)
      await revalidate()
      onClose()
    })
  return (
    <Dialog open title={texts.holidays.title} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{texts.holidays.note}</p>
      <DialogForm
        busy={busy}
        closeLabel={texts.holidays.close}
        submitLabel={texts.holidays.save}
        onClose={onClose}
        onSubmit={() => void send(days.from, days.to)}
      >
        <div className="mt-4 grid grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={texts.holidays[end]}
              value={days[end]}
              onChange={({ currentTarget }) => setDays({ ...days, [end]: currentTarget.value })}
            />
          ))}
        </div>
        {holidays && (
          <Button size="small" busy={busy} onClick={() => send(null, null)}>
            {texts.holidays.open}
          </Button>
        )}
      </DialogForm>
    </Dialog>
  )
}

import { fetchTallyDay } from '@lohahaat/contract/billing/tally/tally-day'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { useDownload } from '../../../../parts/platform/use-download'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextField } from '../../../../ui/fields/text-field'
import { texts as all } from './texts'

/** The vouchers of a day as a file. */
export function TallyDay({ today }: { today: string }) {
  const { day: texts } = all
  const [day, setDay] = useState(today)
  const { busy, download } = useDownload(() => browserApi.download(fetchTallyDay, { day }))
  return (
    <Card title={texts.title}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap items-start gap-x-4">
        <TextField
          type="date"
          label={texts.day}
          value={day}
          max={today}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button className="mt-6.5" busy={busy} disabled={day === ''} onClick={download}>
          {texts.download}
        </Button>
      </div>
    </Card>
  )
}

import { decideChanges } from '@lohahaat/contract/supply/applications/details'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { ChangedFacts } from '../../../parts/supply/application/changed-facts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import type { SeenApplication } from './application-facts'
import { texts } from './texts'

interface ChangesCardProps {
  application: SeenApplication
  waiting: NonNullable<SeenApplication['waiting']>
}

/** What a supplier wants to be changed, to be approved as it is seen or rejected. */
export function ChangesCard({ application, waiting }: ChangesCardProps) {
  const [note, setNote] = useState('')
  const { busy, run, revalidate } = useAction(() => undefined)
  const decide = (isApproved: boolean) =>
    run(async () => {
      const { companyId } = application
      await browserApi.send(decideChanges, { companyId, isApproved, seen: waiting.at, note })
      showToast(isApproved ? texts.changes.approved : texts.changes.rejected)
      await revalidate()
    })
  return (
    <Card title={texts.changes.title}>
      <ChangedFacts before={application} after={waiting} />
      <TextArea
        className="mt-4"
        label={texts.application.note}
        hint={texts.changes.noteHint}
        value={note}
        maxLength={1000}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="main" busy={busy} onClick={() => decide(true)}>
          {texts.changes.approve}
        </Button>
        <Button busy={busy} onClick={() => decide(false)}>
          {texts.changes.reject}
        </Button>
      </div>
    </Card>
  )
}

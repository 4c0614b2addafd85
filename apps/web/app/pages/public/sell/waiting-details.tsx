import type { Application } from '@lohahaat/contract/supply/applications/application'
import { changeDetails } from '@lohahaat/contract/supply/applications/details'
import { deleteApplicationFile } from '@lohahaat/contract/supply/applications/own-application'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { ChangedFacts } from '../../../parts/supply/application/changed-facts'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/messages/toast-store'
import { inputOf, valuesOf } from './form-values'
import { texts } from './texts'

interface WaitingDetailsProps {
  application: Application
  waiting: NonNullable<Application['waiting']>
}

/** What the supplier has asked for and nobody has decided about yet. */
export function WaitingDetails({ application, waiting }: WaitingDetailsProps) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const takeBack = () =>
    run(async () => {
      for (const { fileId, isWaiting } of application.files)
        if (isWaiting) await browserApi.send(deleteApplicationFile, { fileId })
      const { businessName: _, ...details } = inputOf(valuesOf({ ...application, waiting: null }))
      await browserApi.send(changeDetails, details)
      showToast(texts.change.takenBack)
      await revalidate()
    })
  return (
    <section className="mt-5 rounded-box border border-line px-4 py-3">
      <h3 className="mb-2 text-base">{texts.change.waiting}</h3>
      <ChangedFacts before={application} after={waiting} />
      <Button size="small" busy={busy} className="mt-3" onClick={takeBack}>
        {texts.change.takeBack}
      </Button>
    </section>
  )
}

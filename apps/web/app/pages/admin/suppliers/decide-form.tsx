import { decideApplication } from '@lohahaat/contract/supply/applications/applications'
import { isSelling } from '@lohahaat/domain/supply/application'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { SelectField } from '../../../ui/fields/select-field'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import type { SeenApplication } from './application-facts'
import { texts } from './texts'

type Step = keyof typeof texts.application.steps

const stepsOf = (status: SeenApplication['status']): readonly Step[] => {
  if (status === 'Submitted') return ['approve', 'askChanges']
  if (isSelling(status)) return ['suspend']
  return status === 'Suspended' ? ['reinstate'] : []
}

/** What can be decided now, the main decision first. */
export function DecideForm({ application }: { application: SeenApplication }) {
  const { companyId, status, seller, freeSellers } = application
  const [note, setNote] = useState('')
  const [sellerId, setSellerId] = useState('')
  const { busy, run, revalidate } = useAction(() => undefined)
  const steps = stepsOf(status)
  const decide = (decision: Step) =>
    run(async () => {
      const link = decision === 'approve' && sellerId !== '' ? Number(sellerId) : null
      await browserApi.send(decideApplication, { companyId, decision, note, sellerId: link })
      showToast(texts.application.done[decision])
      await revalidate()
    })
  if (steps.length === 0)
    return (
      <Card title={texts.application.decide}>
        <p className="text-ink-soft">{texts.application.nothing}</p>
      </Card>
    )
  return (
    <Card title={texts.application.decide}>
      {status === 'Submitted' && !seller && (
        <SelectField
          label={texts.application.linkSeller}
          placeholder={texts.application.newSeller}
          options={freeSellers.map(({ id, name }) => ({ value: id, label: name }))}
          value={sellerId}
          onChange={({ currentTarget }) => setSellerId(currentTarget.value)}
        />
      )}
      <TextArea
        label={texts.application.note}
        hint={texts.application.noteHint}
        value={note}
        maxLength={1000}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'approve' ? 'main' : step === 'suspend' ? 'danger' : 'plain'}
            busy={busy}
            onClick={() => decide(step)}
          >
            {texts.application.steps[step]}
          </Button>
        ))}
      </div>
    </Card>
  )
}

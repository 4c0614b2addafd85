import { saveSupplierTerms, type SupplierTermsRow } from '@lohahaat/contract/supply/terms/supplier-terms'
import { DEFAULT_ANSWER_HOURS, DEFAULT_PAYMENT_DAYS } from '@lohahaat/domain/ordering/supplier-answer'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { showToast } from '../../../ui/messages/toast-store'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

/** How long suppliers have to answer, and when they are paid. */
export function TermsForm({ current }: { current: SupplierTermsRow | null }) {
  const [hours, setHours] = useState(String(current?.answerHours ?? DEFAULT_ANSWER_HOURS))
  const [days, setDays] = useState(String(current?.paymentDays ?? DEFAULT_PAYMENT_DAYS))
  const { busy, run, revalidate } = useAction(() => undefined)

  const save = () =>
    run(async () => {
      await browserApi.send(saveSupplierTerms, {
        answerHours: Number(hours || NaN),
        paymentDays: Number(days || NaN),
        ...(current && { supplierTermsId: current.supplierTermsId }),
      })
      showToast(texts.terms.saved)
      await revalidate()
    })

  return (
    <Card title={texts.terms.title} className="mt-8">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
        className="flex flex-wrap items-start gap-x-6"
      >
        <NumberField
          label={texts.terms.answerHours}
          unit={texts.terms.hours}
          places={0}
          maxLength={3}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
          className="w-52 max-sm:w-full"
        />
        <NumberField
          label={texts.terms.paymentDays}
          unit={texts.terms.days}
          places={0}
          maxLength={3}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
          className="w-52 max-sm:w-full"
        />
        <Button type="submit" busy={busy} className="sm:mt-7">
          {texts.terms.save}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{texts.terms.hint}</p>
      {current?.changedBy && (
        <p className="text-sm text-ink-soft">
          <Sentence
            text={texts.terms.changed(current.changedBy)}
            marks={{ time: () => <IstTime instant={current.changedAt} /> }}
          />
        </p>
      )}
    </Card>
  )
}

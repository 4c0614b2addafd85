import { saveCreditTerms, type CreditTerms } from '@lohahaat/contract/billing/accounts/credit-terms'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { typedRupees, useMoneyForm } from '../../../../parts/billing/use-money-form'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { MoneyField } from '../../../../ui/fields/money-field'
import { groupMoney } from '../../../../ui/fields/money-text'
import { NumberField } from '../../../../ui/fields/number-field'
import { Switch } from '../../../../ui/fields/switch'
import { showToast } from '../../../../ui/messages/toast-store'
import { Sentence } from '../../../../ui/sentence'
import { texts } from './texts'

/** What a company may owe and for how long. */
export function CreditForm({ terms }: { terms: CreditTerms }) {
  const [limit, setLimit] = useState(terms.limit === null ? '' : groupMoney(String(terms.limit)))
  const [days, setDays] = useState(terms.days === null ? '' : String(terms.days))
  const [reminds, setReminds] = useState(!terms.remindersOff)
  const { busy, problem, send } = useMoneyForm()
  const { changedBy, changedAt } = terms

  const save = () =>
    send(async () => {
      await browserApi.send(saveCreditTerms, {
        companyId: terms.companyId,
        limit: limit.trim() === '' ? null : typedRupees(limit),
        days: days.trim() === '' ? null : Number(days),
        remindersOff: !reminds,
      })
      showToast(texts.credit.saved)
    })

  return (
    <Card title={texts.credit.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <FormHead refusal={problem} />
        <MoneyField label={texts.credit.limit} hint={texts.credit.limitHint} value={limit} onChange={setLimit} />
        <NumberField
          label={texts.credit.days}
          hint={texts.credit.daysHint}
          unit={texts.credit.unit}
          places={0}
          maxLength={3}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <div className="mb-4">
          <Switch
            label={texts.credit.reminders}
            hint={texts.credit.remindersHint}
            checked={reminds}
            onChange={({ currentTarget }) => setReminds(currentTarget.checked)}
          />
        </div>
        <Button type="submit" busy={busy}>
          {texts.credit.save}
        </Button>
      </form>
      {changedBy !== null && changedAt !== null && (
        <p className="mt-3 text-sm text-ink-soft">
          <Sentence text={texts.credit.changed(changedBy)} marks={{ time: () => <IstTime instant={changedAt} /> }} />
        </p>
      )}
    </Card>
  )
}

import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { saveSupplierPayment, type PaymentMethod } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { typedOrZero, typedRupees, useMoneyForm } from '../../../../parts/billing/use-money-form'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { MoneyField } from '../../../../ui/fields/money-field'
import { SelectField } from '../../../../ui/fields/select-field'
import { TextField } from '../../../../ui/fields/text-field'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from './texts'

interface PaymentFormProps {
  sellerId: number
  openBills: Account['openBills']
  today: string
  onSaved: () => void
}

/** Records money that went to the supplier. */
export function PaymentForm({ sellerId, openBills, today, onSaved }: PaymentFormProps) {
  const [typed, setTyped] = useState({ amount: '', tds: '', method: 'bank', paidOn: today, reference: '' })
  const { busy, problem, send } = useMoneyForm()
  const open = openBills.reduce((sum, bill) => sum + rupees(bill.open), 0n)
  const set = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value })

  const save = () =>
    send(async (options) => {
      const { paidOn, reference, method } = typed
      await browserApi.send(
        saveSupplierPayment,
        {
          ...{ sellerId, paidOn, reference, method: method as PaymentMethod },
          ...{ amount: typedRupees(typed.amount), tds: typedOrZero(typed.tds) },
        },
        options,
      )
      showToast(texts.pay.saved)
      onSaved()
    })

  return (
    <Card title={texts.pay.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <FormHead refusal={problem} />
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <MoneyField
            label={texts.pay.amount}
            hint={texts.pay.open(formatRupees(open))}
            value={typed.amount}
            onChange={set('amount')}
          />
          <MoneyField label={texts.pay.tds} value={typed.tds} onChange={set('tds')} />
          <SelectField
            label={texts.pay.method}
            placeholder={null}
            options={(['bank', 'upi', 'cheque'] as const).map((value) => ({ value, label: texts.pay.methods[value] }))}
            value={typed.method}
            onChange={({ currentTarget }) => set('method')(currentTarget.value)}
          />
          <TextField
            type="date"
            label={texts.pay.paidOn}
            value={typed.paidOn}
            max={today}
            onChange={({ currentTarget }) => set('paidOn')(currentTarget.value)}
          />
          <TextField
            label={texts.pay.reference}
            hint={texts.pay.referenceHint}
            value={typed.reference}
            maxLength={40}
            onChange={({ currentTarget }) => set('reference')(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="main" busy={busy} className="mt-3">
          {texts.pay.save}
        </Button>
      </form>
    </Card>
  )
}

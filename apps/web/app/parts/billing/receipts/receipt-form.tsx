import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { saveReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { MoneyField } from '../../../ui/fields/money-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { FormHead } from '../../fulfilment/form-head'
import { typedOrZero, useMoneyForm } from '../use-money-form'
import { texts } from './texts'

interface ReceiptFormProps {
  companyId: number
  openBills: Account['openBills']
  today: string
  onSaved: () => void
}

const openOf = (bills: Account['openBills']) => bills.reduce((sum, { open }) => sum + rupees(open), 0n)

const methods = ['bank', 'upi', 'cheque', 'adjustment'] as const
const empty = { method: 'bank', amount: '', tds: '', reference: '', remark: '', way: 'oldest' }

/** Records money of one company, against the oldest invoices or by hand. */
export function ReceiptForm({ companyId, openBills, today, onSaved }: ReceiptFormProps) {
  const [typed, setTyped] = useState({ ...empty, paidOn: today })
  const [shares, setShares] = useState<Record<string, string>>({})
  const { busy, problem, send } = useMoneyForm()
  const set = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value })
  const byHand = typed.way === 'hand'

  const save = () =>
    send(async (options) => {
      const { method, paidOn, reference, remark } = typed
      const chosen = Object.entries(shares).flatMap(([number, text]) =>
        text.trim() === '' ? [] : [{ number, amount: typedOrZero(text) }],
      )
      const { number } = await browserApi.send(
        saveReceipt,
        {
          ...{ companyId, method: method as (typeof methods)[number], paidOn, reference, remark },
          ...{ amount: typedOrZero(typed.amount), tds: typedOrZero(typed.tds), shares: byHand ? chosen : null },
        },
        options,
      )
      showToast(texts.form.saved(number))
      onSaved()
    })

  return (
    <Card title={texts.form.title}>
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
            label={texts.form.amount}
            hint={texts.form.open(formatRupees(openOf(openBills)))}
            value={typed.amount}
            onChange={set('amount')}
          />
          <MoneyField label={texts.form.tds} value={typed.tds} onChange={set('tds')} />
          <SelectField
            label={texts.form.method}
            placeholder={null}
            options={methods.map((value) => ({ value, label: texts.methods[value] }))}
            value={typed.method}
            onChange={({ currentTarget }) => set('method')(currentTarget.value)}
          />
          <TextField
            type="date"
            label={texts.form.paidOn}
            value={typed.paidOn}
            max={today}
            onChange={({ currentTarget }) => set('paidOn')(currentTarget.value)}
          />
          <TextField
            label={texts.form.reference}
            hint={texts.form.referenceHint}
            value={typed.reference}
            maxLength={40}
            onChange={({ currentTarget }) => set('reference')(currentTarget.value)}
          />
          <TextField
            label={texts.form.remark}
            value={typed.remark}
            maxLength={200}
            onChange={({ currentTarget }) => set('remark')(currentTarget.value)}
          />
          <SelectField
            label={texts.form.how}
            placeholder={null}
            options={(['oldest', 'hand'] as const).map((value) => ({ value, label: texts.form.ways[value] }))}
            value={typed.way}
            onChange={({ currentTarget }) => set('way')(currentTarget.value)}
          />
        </div>
        {byHand && openBills.length === 0 && <p className="mb-4 text-ink-soft">{texts.form.noneOpen}</p>}
        {byHand && (
          <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {openBills.map(({ number, open }) => (
              <MoneyField
                key={number}
                label={texts.form.share(number, formatRupees(rupees(open)))}
                value={shares[number] ?? ''}
                onChange={(text) => setShares({ ...shares, [number]: text })}
              />
            ))}
          </div>
        )}
        <Button type="submit" variant="main" busy={busy}>
          {texts.form.save}
        </Button>
      </form>
    </Card>
  )
}

import { saveSupplierInvoice, type TruckToInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { InvoiceFields } from '../../../../parts/billing/supplier-invoices/invoice-fields'
import { useTypedInvoice } from '../../../../parts/billing/supplier-invoices/use-typed-invoice'
import { useMoneyForm } from '../../../../parts/billing/use-money-form'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { SelectField } from '../../../../ui/fields/select-field'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from './texts'

interface InvoiceFormProps {
  sellerId: number
  today: string
  trucks: readonly TruckToInvoice[]
  onSaved: () => void
}

/** Enters the supplier's own invoice for one of his trucks. */
export function InvoiceForm({ sellerId, today, trucks, onSaved }: InvoiceFormProps) {
  const [truck, setTruck] = useState('')
  const invoice = useTypedInvoice(today)
  const { busy, problem, send } = useMoneyForm()

  const save = () =>
    send(async (options) => {
      const consignmentId = Number(truck || NaN)
      await browserApi.send(saveSupplierInvoice, { sellerId, consignmentId, ...invoice.sent }, options)
      showToast(texts.invoice.saved)
      onSaved()
    })

  return (
    <Card title={texts.invoice.title}>
      {trucks.length === 0 ? (
        <p className="text-ink-soft">{texts.invoice.noTrucks}</p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void save()
          }}
        >
          <FormHead refusal={problem} />
          <SelectField
            label={texts.invoice.truck}
            hint={texts.invoice.truckHint}
            placeholder={texts.invoice.chooseTruck}
            options={trucks.map(({ consignmentId, ...named }) => ({
              value: String(consignmentId),
              label: texts.invoice.truckName(named),
            }))}
            value={truck}
            onChange={({ currentTarget }) => setTruck(currentTarget.value)}
          />
          <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            <InvoiceFields invoice={invoice} today={today} />
          </div>
          <Button type="submit" busy={busy} className="mt-3">
            {texts.invoice.save}
          </Button>
        </form>
      )}
    </Card>
  )
}

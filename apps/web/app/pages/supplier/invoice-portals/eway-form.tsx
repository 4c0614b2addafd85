import { type EwayBillCheck, type EwayBillEntry, saveEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { useFormSend } from '../../../parts/fulfilment/use-form-send'
import { fromIstInput, toIstInput } from '../../../parts/platform/ist-input'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './eway-texts'

interface EwayFormProps {
  check: EwayBillCheck
  /** The one that counts, whose vehicle or distance is corrected. */
  bill: EwayBillEntry | null
}

const typedFrom = ({ km, aboutKm }: EwayBillCheck, bill: EwayBillEntry | null) => ({
  ewayBillNo: bill?.ewayBillNo ?? '',
  generatedAt: bill ? toIstInput(bill.generatedAt) : '',
  vehicleEnteredAt: bill && bill.vehicleEnteredAt !== bill.generatedAt ? toIstInput(bill.vehicleEnteredAt) : '',
  km: String(bill?.km ?? (km || aboutKm || '')),
})

/** The bill as the portal gave it. */
export function EwayForm({ check, bill }: EwayFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(() => typedFrom(check, bill))
  const { busy, refusal, send } = useFormSend()
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: value }),
  })
  async function save() {
    const isSaved = await send(() =>
      browserApi.send(saveEwayBill, {
        invoiceId: check.invoiceId,
        ewayBillNo: typed.ewayBillNo,
        generatedAt: fromIstInput(typed.generatedAt),
        vehicleEnteredAt: typed.vehicleEnteredAt ? fromIstInput(typed.vehicleEnteredAt) : null,
        km: Number(typed.km || NaN),
      }),
    )
    if (!isSaved) return
    setOpen(false)
    showToast(texts.saved)
  }
  const leave = () => {
    setTyped(typedFrom(check, bill))
    setOpen(false)
  }
  if (bill && !isOpen)
    return (
      <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
    )
  return (
    <form
      noValidate
      className="border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <h3 className="mb-3 text-base">{bill ? texts.correct : texts.enter}</h3>
      <FormHead refusal={refusal} />
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <TextField
          {...field('ewayBillNo')}
          label={texts.number}
          hint={texts.numberHint}
          inputMode="numeric"
          maxLength={16}
          readOnly={bill !== null}
        />
        <NumberField {...field('km')} label={texts.kmField} unit={texts.unit} places={0} maxLength={5} />
        <TextField
          {...field('generatedAt')}
          type="datetime-local"
          label={texts.generatedAt}
          hint={texts.generatedHint}
        />
        <TextField
          {...field('vehicleEnteredAt')}
          type="datetime-local"
          label={texts.vehicleAt}
          hint={texts.vehicleHint}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {texts.save}
        </Button>
        {bill && (
          <Button disabled={busy} onClick={leave} className="max-sm:w-full">
            {texts.keep}
          </Button>
        )}
      </div>
    </form>
  )
}

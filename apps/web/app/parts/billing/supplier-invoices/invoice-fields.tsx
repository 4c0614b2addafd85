import { formatRupees } from '@lohahaat/domain/platform/money'
import { MoneyField } from '../../../ui/fields/money-field'
import { TextField } from '../../../ui/fields/text-field'
import { texts } from './texts'
import type { TypedInvoice } from './use-typed-invoice'

/** What is printed on a supplier's invoice. */
export const InvoiceFields = ({ invoice: { typed, set, total }, today }: { invoice: TypedInvoice; today: string }) => (
  <>
    <TextField
      label={texts.number}
      value={typed.number}
      maxLength={16}
      onChange={({ currentTarget }) => set('number')(currentTarget.value)}
    />
    <TextField
      type="date"
      label={texts.issuedOn}
      value={typed.issuedOn}
      max={today}
      onChange={({ currentTarget }) => set('issuedOn')(currentTarget.value)}
    />
    <MoneyField label={texts.taxable} value={typed.taxable} onChange={set('taxable')} />
    <MoneyField label={texts.gst} value={typed.gst} onChange={set('gst')} />
    <MoneyField label={texts.roundOff} hint={texts.roundOffHint} value={typed.roundOff} onChange={set('roundOff')} />
    {total !== null && total > 0n && (
      <p className="self-center text-[0.9375rem]">
        {texts.total} <span className="font-semibold whitespace-nowrap">{formatRupees(total)}</span>
      </p>
    )}
  </>
)

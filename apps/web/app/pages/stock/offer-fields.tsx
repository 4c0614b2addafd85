import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox'
import { NumberField } from '../../ui/number-field'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { digitsOnly, tidyField } from '../../ui/tidy-field'
import { FieldGroup } from './field-group'
import type { StockChoices } from './stock-choices'
import type { StockValues } from './stock-values'
import type { Proposals } from './use-proposals'
import { WeightField } from './weight-field'

interface OfferFieldsProps {
  form: UseFormReturn<StockValues>
  choices: StockChoices
  proposals: Proposals
}

/** Who sells it, at what price, and how much there is. */
export function OfferFields({ form, choices, proposals }: OfferFieldsProps) {
  const { register } = form
  const { errors } = form.formState
  return (
    <FieldGroup title="Offer" columns={3}>
      <SelectField
        {...register('sellerId')}
        label="Seller"
        options={choices.sellers}
        error={errors.sellerId?.message}
      />
      <NumberField {...register('price')} label="Price" unit="₹/MT" error={errors.price?.message} />
      <SelectField
        {...register('deliveryId')}
        label="Delivery"
        options={choices.deliveries}
        error={errors.deliveryId?.message}
      />
      <WeightField form={form} proposals={proposals} />
      <NumberField
        {...register('available')}
        label="Available"
        unit="MT"
        places={3}
        hint="Empty: not tracked"
        error={errors.available?.message}
      />
      <TextField
        {...tidyField(register('hsn', { onChange: proposals.keepHsn }), digitsOnly)}
        label="HSN"
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        error={errors.hsn?.message}
      />
      <div className="pt-2 sm:col-span-full">
        <Checkbox {...register('active')} label="Active" />
      </div>
    </FieldGroup>
  )
}

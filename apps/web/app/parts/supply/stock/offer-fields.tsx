import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { digitsOnly, tidyField } from '../../../ui/fields/tidy-field'
import { FieldGroup } from './field-group'
import type { StockChoices } from './stock-choices'
import type { StockValues } from './stock-values'
import type { Proposals } from './use-proposals'
import { WeightField } from './weight-field'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

interface OfferFieldsProps {
  form: UseFormReturn<StockValues>
  choices: StockChoices
  proposals: Proposals
}

/** Seller, price and quantity. */
export function OfferFields({ form, choices, proposals }: OfferFieldsProps) {
  const { isOwn } = useStockDesk()
  const { register } = form
  const { errors } = form.formState
  return (
    <FieldGroup title={texts.offer.title} columns={3}>
      {isOwn ? (
        <input type="hidden" {...register('sellerId')} />
      ) : (
        <SelectField
          {...register('sellerId')}
          label={texts.offer.seller}
          options={choices.sellers}
          error={errors.sellerId?.message}
        />
      )}
      <NumberField
        {...register('price')}
        label={texts.offer.price}
        unit={texts.offer.priceUnit}
        error={errors.price?.message}
      />
      <SelectField
        {...register('deliveryId')}
        label={texts.offer.delivery}
        options={choices.deliveries}
        error={errors.deliveryId?.message}
      />
      <WeightField form={form} proposals={proposals} />
      <NumberField
        {...register('available')}
        label={texts.offer.available}
        unit={texts.offer.availableUnit}
        places={3}
        hint={texts.offer.availableHint}
        error={errors.available?.message}
      />
      <TextField
        {...tidyField(register('hsn', { onChange: proposals.keepHsn }), digitsOnly)}
        label={texts.offer.hsn}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        error={errors.hsn?.message}
      />
      <div className="pt-2 sm:col-span-full">
        <Checkbox {...register('active')} label={texts.offer.active} />
      </div>
    </FieldGroup>
  )
}

import { type UseFormReturn } from 'react-hook-form'
import { PlaceField } from '../../../parts/ordering/delivery-place/place-field'
import type { PlaceChoice } from '../../../parts/ordering/delivery-place/use-delivery-place'
import { PhoneField } from '../../../parts/identity/phone-field'
import { Card } from '../../../ui/card'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import type { LoadedUpload } from './upload-enquiry-page'
import type { UploadValues } from './upload-form'
import { texts } from './texts'

interface ContactFieldsProps extends Pick<LoadedUpload, 'deliveries'> {
  form: UseFormReturn<UploadValues>
  place: PlaceChoice
}

export function ContactFields({ form: { register, formState }, place, deliveries }: ContactFieldsProps) {
  const { errors } = formState
  return (
    <Card>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...register('name')}
          label={texts.contact.name}
          autoComplete="name"
          maxLength={50}
          error={errors.name?.message}
        />
        <PhoneField
          {...register('phoneNo')}
          label={texts.contact.phone}
          autoComplete="tel"
          longest={15}
          error={errors.phoneNo?.message}
        />
        <PlaceField label={texts.contact.city} choice={place} />
        <SelectField
          {...register('deliveryDays')}
          label={texts.contact.deliveryDays}
          placeholder={null}
          options={[{ value: -1, label: texts.contact.nothingChosen }, ...deliveries]}
        />
      </div>
    </Card>
  )
}

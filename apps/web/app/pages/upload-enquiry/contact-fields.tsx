import { type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { formatPlace } from '../../parts/enquiry/delivery-place'
import { Card } from '../../ui/card'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import type { LoadedUpload } from './upload-enquiry-page'
import type { UploadValues } from './upload-form'
import { texts } from './texts'

interface ContactFieldsProps extends Pick<LoadedUpload, 'place' | 'deliveries'> {
  form: UseFormReturn<UploadValues>
}

export function ContactFields({ form: { register, formState }, place, deliveries }: ContactFieldsProps) {
  const { errors } = formState
  return (
    <Card>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...register('name')}
          label={texts.name}
          autoComplete="name"
          maxLength={50}
          error={errors.name?.message}
        />
        <TextField
          {...register('phoneNo')}
          label={texts.contactNo}
          type="tel"
          autoComplete="tel"
          maxLength={15}
          error={errors.phoneNo?.message}
        />
        <TextField
          label={texts.cityOfDelivery}
          disabled
          value={formatPlace(place)}
          hint={
            <>
              From your{' '}
              <Link to="/profile" className="link">
                {texts.profile}
              </Link>
            </>
          }
        />
        <SelectField
          {...register('deliveryDays')}
          label={texts.deliveryDays}
          placeholder={null}
          options={[{ value: -1, label: 'Please Select' }, ...deliveries]}
        />
      </div>
    </Card>
  )
}

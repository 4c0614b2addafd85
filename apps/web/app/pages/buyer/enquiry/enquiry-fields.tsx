import type { Dispatch, SetStateAction } from 'react'
import { PlaceField } from '../../../parts/ordering/delivery-place/place-field'
import type { PlaceChoice } from '../../../parts/ordering/delivery-place/use-delivery-place'
import { Card } from '../../../ui/card'
import { SelectField } from '../../../ui/fields/select-field'
import { Switch } from '../../../ui/fields/switch'
import { chooseDepartment, type FormState } from './form-state'
import type { LoadedForm } from './load-form'
import { texts } from './texts'

interface EnquiryFieldsProps extends Pick<LoadedForm, 'choices'> {
  form: FormState
  change: Dispatch<SetStateAction<FormState>>
  place: PlaceChoice
}

export function EnquiryFields({ form, change, place, choices }: EnquiryFieldsProps) {
  return (
    <Card>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={texts.fields.productCategory}
          options={choices.departments}
          value={form.departmentId || ''}
          onChange={({ currentTarget: { value } }) => change((before) => chooseDepartment(before, Number(value)))}
        />
        <SelectField
          label={texts.fields.brandPreference}
          options={choices.brands}
          value={form.brandId || ''}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, brandId: Number(value) }))}
        />
        <PlaceField label={texts.fields.deliveryLocation} choice={place} />
        <SelectField
          label={texts.fields.deliveryTimeline}
          options={choices.deliveries}
          value={form.deliveryDays || ''}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, deliveryDays: Number(value) }))}
        />
      </div>
      <Switch
        label={texts.fields.showRank}
        hint={texts.fields.showRankHint}
        checked={form.showRank}
        onChange={({ currentTarget: { checked } }) => change((before) => ({ ...before, showRank: checked }))}
      />
    </Card>
  )
}

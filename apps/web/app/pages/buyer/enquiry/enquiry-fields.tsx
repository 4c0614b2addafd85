import type { Dispatch, SetStateAction } from 'react'
import { Link } from 'react-router'
import { formatPlace } from '../../../parts/sourcing/enquiry/delivery-place'
import { Card } from '../../../ui/card'
import { SelectField } from '../../../ui/fields/select-field'
import { Sentence } from '../../../ui/sentence'
import { Switch } from '../../../ui/fields/switch'
import { TextField } from '../../../ui/fields/text-field'
import { chooseDepartment, type FormState } from './form-state'
import type { LoadedForm } from './load-form'
import { texts } from './texts'

interface EnquiryFieldsProps extends Pick<LoadedForm, 'place' | 'choices'> {
  form: FormState
  change: Dispatch<SetStateAction<FormState>>
  isNew: boolean
}

export function EnquiryFields({ form, change, place, choices, isNew }: EnquiryFieldsProps) {
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
        <TextField
          label={texts.fields.deliveryLocation}
          disabled
          value={formatPlace(place)}
          hint={
            isNew ? (
              <Sentence text={texts.fields.locationFromProfile} marks={{ profile }} />
            ) : (
              texts.fields.locationAsItWas
            )
          }
        />
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

const profile = (words: string) => (
  <Link to="/profile" className="link">
    {words}
  </Link>
)

import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox'
import { SelectField } from '../../ui/select-field'
import { FieldGroup } from './field-group'
import type { StockChoices } from './stock-choices'
import type { StockValues } from './stock-values'

interface MakeFieldsProps {
  form: UseFormReturn<StockValues>
  choices: StockChoices
}

/** Who made it, and by what it is certified. */
export function MakeFields({ form: { register, formState }, choices }: MakeFieldsProps) {
  const { errors } = formState
  return (
    <FieldGroup title="Make" columns={4}>
      <SelectField {...register('brandId')} label="Brand" options={choices.brands} error={errors.brandId?.message} />
      <SelectField
        {...register('gradeId')}
        label="Grade"
        placeholder="None"
        options={choices.grades}
        error={errors.gradeId?.message}
      />
      <SelectField
        {...register('standardId')}
        label="Standard"
        placeholder="None"
        options={choices.standards}
        error={errors.standardId?.message}
      />
      <SelectField
        {...register('stampId')}
        label="Stamp"
        placeholder="None"
        options={choices.stamps}
        error={errors.stampId?.message}
      />
      <div className="flex flex-wrap gap-x-8 sm:col-span-full">
        <Checkbox {...register('mtc')} label="Test certificate (MTC)" />
        <Checkbox {...register('iso')} label="ISO certified mill" />
      </div>
    </FieldGroup>
  )
}

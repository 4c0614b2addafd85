import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../../ui/fields/checkbox'
import { SelectField } from '../../../ui/fields/select-field'
import { FieldGroup } from './field-group'
import type { StockChoices } from './stock-choices'
import type { StockValues } from './stock-values'
import { texts } from './texts'

interface MakeFieldsProps {
  form: UseFormReturn<StockValues>
  choices: StockChoices
}

/** Brand and certificates. */
export function MakeFields({ form: { register, formState }, choices }: MakeFieldsProps) {
  const { errors } = formState
  return (
    <FieldGroup title={texts.make.title} columns={4}>
      <SelectField
        {...register('brandId')}
        label={texts.make.brand}
        options={choices.brands}
        error={errors.brandId?.message}
      />
      <SelectField
        {...register('gradeId')}
        label={texts.make.grade}
        placeholder={texts.make.none}
        options={choices.grades}
        error={errors.gradeId?.message}
      />
      <SelectField
        {...register('standardId')}
        label={texts.make.standard}
        placeholder={texts.make.none}
        options={choices.standards}
        error={errors.standardId?.message}
      />
      <SelectField
        {...register('stampId')}
        label={texts.make.stamp}
        placeholder={texts.make.none}
        options={choices.stamps}
        error={errors.stampId?.message}
      />
      <div className="flex flex-wrap gap-x-8 sm:col-span-full">
        <Checkbox {...register('mtc')} label={texts.make.mtc} />
        <Checkbox {...register('iso')} label={texts.make.iso} />
      </div>
    </FieldGroup>
  )
}

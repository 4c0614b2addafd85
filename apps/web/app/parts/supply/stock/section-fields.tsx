import type { UseFormReturn } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/number-field'
import { type Option, SelectField } from '../../../ui/fields/select-field'
import { FieldGroup } from './field-group'
import type { StockValues } from './stock-values'
import type { SectionChoices } from './use-section-choices'
import { texts } from './texts'

interface SectionFieldsProps {
  form: UseFormReturn<StockValues>
  departments: readonly Option[]
  section: SectionChoices
}

/** From department to thickness, each choice enabling the next. */
export function SectionFields({ form, departments, section: { classes, sizes, walls } }: SectionFieldsProps) {
  const { errors } = form.formState
  // Clears the choices below.
  const clears = (...names: ('classId' | 'sizeId' | 'thicknessId')[]) => ({
    onChange: () => names.forEach((name) => form.setValue(name, '', { shouldDirty: true, shouldValidate: true })),
  })
  const select = ({ options, busy }: SectionChoices['classes']) => ({
    options,
    busy,
    disabled: options.length === 0,
  })

  return (
    <FieldGroup title={texts.section.title} columns={4}>
      {departments.length > 1 && (
        <SelectField
          {...form.register('departmentId', clears('classId', 'sizeId', 'thicknessId'))}
          label={texts.section.department}
          options={departments}
        />
      )}
      <SelectField
        {...form.register('classId', clears('sizeId', 'thicknessId'))}
        label={texts.section.class}
        {...select(classes)}
      />
      <SelectField {...form.register('sizeId', clears('thicknessId'))} label={texts.section.size} {...select(sizes)} />
      <SelectField
        {...form.register('thicknessId')}
        label={texts.section.thickness}
        {...select(walls)}
        error={errors.thicknessId?.message}
      />
      <NumberField
        {...form.register('length')}
        label={texts.section.length}
        unit={texts.section.lengthUnit}
        places={3}
        error={errors.length?.message}
      />
    </FieldGroup>
  )
}

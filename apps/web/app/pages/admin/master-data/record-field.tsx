import type { Field } from '@lohahaat/contract/reference/master-data/field'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PhoneField } from '../../../parts/identity/phone-field'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'

interface RecordFieldProps {
  field: Field
  input: UseFormRegisterReturn
  error: string | undefined
  /** The options of a select. */
  choices: readonly string[]
}

/** One field of a form, rendered by its description. */
export function RecordField({ field: { kind, maxLength, places, ...field }, input, error, choices }: RecordFieldProps) {
  const label = field.label()
  switch (kind) {
    case 'text':
      return <TextField {...input} label={label} maxLength={maxLength} error={error} autoComplete="off" />
    case 'phone':
      return <PhoneField {...input} label={label} longest={maxLength} error={error} autoComplete="off" />
    case 'long-text':
      return (
        <TextArea {...input} label={label} maxLength={maxLength} error={error} countDown className="sm:col-span-2" />
      )
    case 'number':
      return <NumberField {...input} label={label} places={places ?? 0} error={error} />
    case 'choice':
      return (
        <SelectField
          {...input}
          label={label}
          error={error}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )
    case 'yes-no':
      return <Checkbox {...input} label={label} error={error} />
  }
}

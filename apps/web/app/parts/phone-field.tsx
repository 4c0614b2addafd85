import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../ui/text-field'
import { digitsOnly, tidyField } from '../ui/tidy-field'
import { texts } from './texts'

interface PhoneFieldProps {
  field: UseFormRegisterReturn
  label: string
  error: string | undefined
}

export function PhoneField({ field, label, error }: PhoneFieldProps) {
  return (
    <TextField
      {...tidyField(field, digitsOnly)}
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={10}
      error={error}
      hint={texts.phoneHint}
    />
  )
}

import { phoneCursor, tidyPhone } from '@lohahaat/domain/identity/phone'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/text-field'
import { tidyText } from '../../ui/fields/tidy-field'
import { texts } from '../platform/texts'

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength'> {
  /** The maximum length, if more than the ten digits of an Indian number. */
  longest?: number | undefined
}

/** A phone number without formatting. With maxLength, a pasted number would lose its last digits. */
export function PhoneField({ longest, onChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      hint={longest === undefined ? texts.phoneHint : undefined}
      {...field}
      type="tel"
      inputMode={longest === undefined ? 'numeric' : 'tel'}
      onChange={(event) => {
        tidyText(event.currentTarget, (text) => tidyPhone(text, longest), phoneCursor)
        onChange?.(event)
      }}
    />
  )
}

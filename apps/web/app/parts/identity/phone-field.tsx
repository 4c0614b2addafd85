import { phoneCursor, tidyPhone } from '@lohahaat/domain/identity/phone'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/text-field'
import { tidyText } from '../../ui/fields/tidy-field'
import { texts } from '../platform/texts'

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength'> {
  /** How many characters it takes, where that is more than the ten of an Indian number. */
  longest?: number | undefined
}

/** A phone number without what is written around it. Limited by the browser a pasted one would lose its end instead. */
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

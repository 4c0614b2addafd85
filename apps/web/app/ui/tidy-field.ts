import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'

/** A registered field whose text is put right as it is typed, before the form sees and judges it. */
export function tidyField<Name extends FieldPath<FieldValues>>(
  field: UseFormRegisterReturn<Name>,
  tidy: (text: string) => string,
): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onChange(event) {
      const input: unknown = event.target
      if (input instanceof HTMLInputElement) setText(input, tidy(input.value))
      return field.onChange(event)
    },
  }
}

/** Writing even the same text would move the cursor to the end. */
function setText(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text
}

export const digitsOnly = (text: string) => text.replace(/\D/g, '')
export const upperCase = (text: string) => text.toUpperCase()

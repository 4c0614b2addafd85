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
      if (input instanceof HTMLInputElement) tidyText(input, tidy)
      return field.onChange(event)
    },
  }
}

/** Puts the text of a field right and leaves the cursor behind what was typed last. */
export function tidyText(input: HTMLInputElement, tidy: (text: string) => string) {
  const text = tidy(input.value)
  // Writing even the same text would move the cursor to the end.
  if (input.value === text) return
  const cursor = input.selectionStart
  const before = tidy(input.value.slice(0, cursor ?? undefined))
  input.value = text
  if (cursor !== null) input.setSelectionRange(before.length, before.length)
}

export const digitsOnly = (text: string) => text.replace(/\D/g, '')
export const upperCase = (text: string) => text.toUpperCase()

/** A plain decimal of at most so many places. Letters go with the point that shortens them, else 'Rs. 62,000' were 0.62. */
export const decimalOnly = (places: number) => (text: string) => {
  const [whole = '', ...fraction] = text
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (places === 0 || fraction.length === 0) return digits
  return `${digits || '0'}.${fraction.join('').slice(0, places)}`
}

import { bareFigure, isPower } from './figure-text'
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form'

/** A registered field whose text is tidied while typing, before the form validates it. */
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

/**
 * Tidies the text of a field and keeps the cursor after the last typed character; `place` finds that position if the
 * text before the cursor cannot be tidied on its own.
 */
export function tidyText(
  input: HTMLInputElement,
  tidy: (text: string) => string,
  place: (typed: string, cursor: number, text: string) => number = (typed, cursor) =>
    tidy(typed.slice(0, cursor)).length,
) {
  const typed = input.value
  const text = tidy(typed)
  // Setting even the same text would move the cursor to the end.
  if (typed === text) return
  const cursor = input.selectionStart
  input.value = text
  if (cursor === null) return
  const at = place(typed, cursor, text)
  input.setSelectionRange(at, at)
}

export const digitsOnly = (text: string) => text.replace(/\D/g, '')
export const upperCase = (text: string) => text.toUpperCase()

/**
 * A decimal without surrounding characters. A minus, an exponent or an extra decimal is not removed, because that would
 * change the figure: it stays, and the form refuses it.
 */
export function plainDecimal(text: string): string {
  const bare = bareFigure(text)
  if (isPower(bare)) return bare
  const [whole = '', ...fraction] = bare.replace(/[^\d.-]/g, '').split('.')
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1')
  return fraction.length === 0 ? digits : `${digits || '0'}.${fraction.join('')}`
}

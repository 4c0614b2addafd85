import { bareFigure, isPower } from '../figure-text'
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

/**
 * Puts the text of a field right and leaves the cursor behind what was typed last; `place` finds that where the text before
 * it can't be put right by itself.
 */
export function tidyText(
  input: HTMLInputElement,
  tidy: (text: string) => string,
  place: (typed: string, cursor: number, text: string) => number = (typed, cursor) =>
    tidy(typed.slice(0, cursor)).length,
) {
  const typed = input.value
  const text = tidy(typed)
  // Writing even the same text would move the cursor to the end.
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
 * A decimal without what is written around it. A minus, a power of ten or a decimal too many is not taken away, which would
 * make another figure of it: it stays, for the form to refuse it.
 */
export function plainDecimal(text: string): string {
  const bare = bareFigure(text)
  if (isPower(bare)) return bare
  const [whole = '', ...fraction] = bare.replace(/[^\d.-]/g, '').split('.')
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1')
  return fraction.length === 0 ? digits : `${digits || '0'}.${fraction.join('')}`
}

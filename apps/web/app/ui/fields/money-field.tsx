import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'
import { groupMoney, tidyMoney } from './money-text'
import { tidyText } from './tidy-field'

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'inputMode' | 'value' | 'onChange'>

interface MoneyFieldProps extends FieldTexts, Input {
  /** Rupees as typed, with or without commas. */
  value: string
  onChange: (text: string) => void
}

/** Rupees, grouped the Indian way on blur: regrouping while typing would move the digits. */
export function MoneyField({ label, hint, error, className, value, onChange, onBlur, ...input }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          inputMode="decimal"
          value={value}
          onChange={({ currentTarget }) => {
            tidyText(currentTarget, tidyMoney)
            onChange(currentTarget.value)
          }}
          onBlur={(event) => {
            const grouped = groupMoney(value)
            if (grouped !== value) onChange(grouped)
            onBlur?.(event)
          }}
          className={`block h-11 text-right ${controlClass}`}
        />
      )}
    </Field>
  )
}

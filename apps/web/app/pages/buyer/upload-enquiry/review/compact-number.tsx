import type { ComponentProps } from 'react'
import { controlClass } from '../../../../ui/fields/field'
import { plainDecimal, tidyText } from '../../../../ui/fields/tidy-field'

interface CompactNumberProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value'> {
  'aria-label': string
  /** Written behind the figure. */
  unit?: string
  value: string
  onChange: (value: string) => void
}

/** A figure in the row of a table. */
export function CompactNumber({ unit, value, onChange, ...input }: CompactNumberProps) {
  return (
    <div className="relative min-w-0">
      <input
        {...input}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onChange={({ currentTarget }) => {
          tidyText(currentTarget, plainDecimal)
          onChange(currentTarget.value)
        }}
        className={`block h-11 text-right sm:h-10 sm:text-[0.9375rem] ${unit ? 'pr-8!' : ''} ${controlClass}`}
      />
      {unit && (
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-ink-soft">
          {unit}
        </span>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'
import { plainDecimal, tidyText } from './tidy-field'

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'inputMode'>

interface NumberFieldProps extends FieldTexts, Input {
  /** Written behind the figure, such as ₹/MT or kg. */
  unit?: string
  /** Decimals the figure can have. */
  places?: number
}

/** A decimal in a text input: an input of type number changes its value when the user scrolls over it. */
export function NumberField({
  label,
  hint,
  error,
  className,
  unit,
  places = 2,
  onChange,
  disabled,
  ...input
}: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ id, ...control }) => (
        <div className={`${frameClass} ${controlClass}`}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            id={id}
            inputMode={places === 0 ? 'numeric' : 'decimal'}
            disabled={disabled}
            aria-describedby={unit ? `${id}-unit ${control['aria-describedby']}` : control['aria-describedby']}
            onChange={(event) => {
              tidyText(event.currentTarget, plainDecimal)
              onChange?.(event)
            }}
            className="h-full w-full min-w-0 bg-transparent text-right outline-none placeholder:text-ink-soft disabled:cursor-not-allowed"
          />
          {unit && (
            <span id={`${id}-unit`} className="shrink-0 text-sm text-ink-soft">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

/** The frame is drawn around the input and its unit. */
const frameClass =
  'flex h-11 items-center gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel has-aria-invalid:border-red has-aria-invalid:ring-1 has-aria-invalid:ring-red has-disabled:border-line has-disabled:bg-paper has-disabled:text-ink-soft has-[input:read-only]:bg-paper'

import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'
import { ChevronDownIcon } from '../icons'
import { Spinner } from '../messages/spinner'
import { texts } from '../work-texts'

export interface Option {
  value: string | number
  label: string
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly Option[]
  /** The label of the empty option; null for no such option. */
  placeholder?: string | null
  /** While the options are being loaded. */
  busy?: boolean | undefined
}

export function SelectField({
  label,
  hint,
  error,
  className,
  options,
  placeholder = texts.nothingChosen,
  busy = false,
  disabled = false,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select
            // A select cannot hold a value without an option, so it is registered only when the options are loaded.
            key={busy ? 'loading' : 'loaded'}
            {...(busy ? {} : select)}
            {...control}
            disabled={busy || disabled}
            aria-busy={busy || undefined}
            className={`block h-11 cursor-pointer appearance-none truncate pr-10 ${controlClass}`}
          >
            {placeholder !== null && <option value="">{busy ? texts.loading : placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
            {busy ? <Spinner /> : <ChevronDownIcon className="size-4" />}
          </span>
        </div>
      )}
    </Field>
  )
}

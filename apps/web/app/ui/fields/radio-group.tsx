import { useId } from 'react'
import { labelClass } from './field'

interface RadioGroupProps<Value extends string> {
  label: string
  /** For self-explanatory options: the label is for screen readers only. */
  hidesLabel?: boolean
  options: Readonly<Record<Value, string>>
  /** Null before one is chosen. */
  value: Value | null
  /** A disabled option; explain the reason beside the group. */
  disabled?: Value | undefined
  onChange: (value: Value) => void
}

/** A few exclusive options side by side; native radios, so arrow keys work. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hidesLabel = false, options, value, disabled, onChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hidesLabel ? 'sr-only' : labelClass}>{label}</legend>
      <div className="flex h-11 rounded-box border border-edge bg-card p-1">
        {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
          <label key={option} className={optionClass}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              disabled={option === disabled}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const optionClass =
  'relative grid grow cursor-pointer place-items-center rounded px-3 text-[0.9375rem] whitespace-nowrap has-checked:bg-steel has-checked:font-semibold has-checked:text-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-disabled:line-through'

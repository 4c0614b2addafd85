import { useId } from 'react'
import { labelClass } from '../../ui/field'

interface RadioGroupProps<Value extends string> {
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** Few choices that exclude each other, side by side; native radios, so the arrow keys walk them. */
export function RadioGroup<Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{label}</legend>
      <div className="flex h-11 rounded-box border border-edge bg-card p-1">
        {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
          <label key={option} className={optionClass}>
            <input
              type="radio"
              name={name}
              checked={option === value}
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
  'relative grid grow cursor-pointer place-items-center rounded px-3 text-[0.9375rem] whitespace-nowrap has-checked:bg-steel has-checked:font-semibold has-checked:text-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel'

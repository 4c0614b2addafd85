import type { ComponentProps } from 'react'
import { controlClass } from '../../../ui/fields/field'
import { ChevronDownIcon } from '../../../ui/icons'
import type { Option } from '../../../ui/fields/select-field'

interface CompactSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'onChange' | 'value'> {
  'aria-label': string
  /** The label of the empty option. */
  placeholder: string
  options: readonly Option[]
  value: string | number
  onChange: (value: string) => void
}

/** A select in a table row, labelled by its column and placeholder. */
export function CompactSelect({ placeholder, options, value, onChange, ...select }: CompactSelectProps) {
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        value={value || ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`block h-11 cursor-pointer appearance-none truncate pr-7! pl-2.5! sm:h-10 sm:text-[0.9375rem] ${controlClass}`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-ink-soft">
        <ChevronDownIcon className="size-4" />
      </span>
    </div>
  )
}

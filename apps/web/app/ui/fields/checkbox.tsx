import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          className="mt-0.5 size-5 shrink-0 accent-steel"
        />
        <label htmlFor={id} className="text-[0.9375rem] leading-6">
          {label}
        </label>
      </div>
      <p id={note} aria-live="polite" className="mt-1 min-h-5 text-sm font-medium text-red">
        {error}
      </p>
    </div>
  )
}

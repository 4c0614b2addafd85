import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** The line below holds hint or error and is there from the start, so that nothing moves when an error appears. */
export function TextField({ label, hint, error, className = '', ...input }: TextFieldProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note}
        className="block h-11 w-full rounded-box border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-soft read-only:bg-paper aria-invalid:border-red aria-invalid:ring-1 aria-invalid:ring-red"
      />
      <p id={note} aria-live="polite" className="mt-1 min-h-5 text-sm text-ink-soft">
        {error ? <span className="font-medium text-red">{error}</span> : hint}
      </p>
    </div>
  )
}

import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

interface Control {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}

interface FieldProps extends FieldTexts {
  /** Draws the control that the label and the line below belong to. */
  children: (control: Control) => ReactNode
}

/** The line below holds hint or error and is there from the start, so that nothing moves when an error appears. */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note })}
      <p id={note} aria-live="polite" className={noteClass}>
        {error ? <span className="font-medium text-red">{error}</span> : hint}
      </p>
    </div>
  )
}

export const labelClass = 'mb-1.5 block text-sm font-semibold'
export const noteClass = 'mt-1 min-h-5 text-sm text-ink-soft'

/** The look of what one types into or chooses from. */
export const controlClass =
  'w-full rounded-box border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-ink-soft aria-invalid:border-red aria-invalid:ring-1 aria-invalid:ring-red'

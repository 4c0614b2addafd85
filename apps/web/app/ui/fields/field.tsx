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
  /** Renders the control. */
  children: (control: Control) => ReactNode
}

/** The line for hint or error is always rendered, so that the layout does not shift when an error appears. */
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

/** The style of text fields and selects. */
export const controlClass = 'control'

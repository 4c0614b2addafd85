import type { ReactNode } from 'react'
import { labelClass, noteClass } from './field'

interface ReadOnlyFieldProps {
  label: ReactNode
  hint?: ReactNode
  className?: string
  children: ReactNode
}

/** A value among form fields that cannot be changed: text of the height of a field, so that both line up. */
export function ReadOnlyField({ label, hint, className = '', children }: ReadOnlyFieldProps) {
  return (
    <dl className={className}>
      <dt className={labelClass}>{label}</dt>
      <dd className="flex min-h-11 items-center rounded-box border border-line bg-paper px-3 py-2">
        <div className="min-w-0">{children}</div>
      </dd>
      <dd className={noteClass}>{hint}</dd>
    </dl>
  )
}

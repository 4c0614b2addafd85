import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  /** The number of columns on a wide screen. */
  columns?: keyof typeof columnClasses
  children: ReactNode
}

const columnClasses = { 1: '', 3: 'sm:grid-cols-2 xl:grid-cols-3', 4: 'sm:grid-cols-2 xl:grid-cols-4' } as const

/** Fields that belong together. */
export function FieldGroup({ title, columns = 1, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-b border-line pb-2 text-lg font-semibold tracking-tight">{title}</legend>
      <div className={`grid items-start gap-x-4 gap-y-2 ${columnClasses[columns]}`}>{children}</div>
    </fieldset>
  )
}

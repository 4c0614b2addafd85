import type { ReactNode } from 'react'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className="rounded-box border border-line bg-card p-5 first:lg:row-span-2 sm:p-6">
      <h2 className="mb-4 flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-steel-wash text-sm font-semibold text-steel"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  )
}

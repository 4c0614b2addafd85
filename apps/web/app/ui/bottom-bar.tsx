import type { ReactNode } from 'react'

interface BottomBarProps {
  label: string
  children: ReactNode
}

/** Stays at the bottom of the screen at any width: what the work comes to, and the action. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section aria-label={label} className={barClass}>
      {children}
    </section>
  )
}

const barClass =
  'sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line bg-card px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 desk:mx-0 desk:rounded-t-box desk:border-x print:hidden'

import { type ReactNode, useId } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Badge } from '../../ui/badge'

interface DeskCardProps {
  title: string
  /** How many there are in all. */
  count?: number
  /** At the right of the heading: a link, or what the figures are. */
  aside?: ReactNode
  /** Below the rows. */
  foot?: ReactNode
  children: ReactNode
}

/** A part of the desk: a heading, and rows between lines. */
export function DeskCard({ title, count = 0, aside, foot, children }: DeskCardProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-box border border-line bg-card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3.5">
        <h2 id={heading} className="flex items-center gap-2 text-lg">
          {title}
          {count > 0 && <Badge tone="steel">{formatCount(count)}</Badge>}
        </h2>
        {aside && <div className="text-sm text-ink-soft">{aside}</div>}
      </header>
      {children}
      {foot && (
        <footer className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-3 text-sm text-ink-soft">
          {foot}
        </footer>
      )}
    </section>
  )
}

/** In the place of rows, with the next step. */
export function NoRows({ children }: { children: ReactNode }) {
  return <div className="grid gap-2 border-t border-line px-4 py-5 text-[0.9375rem] text-ink-soft">{children}</div>
}

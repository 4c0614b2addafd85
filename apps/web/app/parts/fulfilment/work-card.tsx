import { type ReactNode, useId } from 'react'

interface WorkCardProps {
  title: string
  /** Beside the title, such as a state. */
  badge?: ReactNode
  /** At the right of the title, such as a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a consignment's screen, named by its title. */
export function WorkCard({ title, badge, aside, children }: WorkCardProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-box border border-line bg-card p-5 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          {badge}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}

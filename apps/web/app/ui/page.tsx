import type { ReactNode } from 'react'

interface PageProps {
  title: string
  intro?: ReactNode
  /** Beside the title, such as a count. */
  badge?: ReactNode
  /** The main action of the screen. */
  action?: ReactNode
  children: ReactNode
}

/** The layout of a working screen: heading, introduction, content. */
export function Page({ title, intro, badge, action, children }: PageProps) {
  return (
    <div className="content-width py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {badge}
        </div>
        {action}
      </div>
      {intro && <p className="mt-2 max-w-2xl text-ink-soft">{intro}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </div>
  )
}

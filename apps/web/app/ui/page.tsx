import type { ReactNode } from 'react'

interface PageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A working screen: one heading, one line of what it is for, then the work. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <div className="content-width py-8 sm:py-12">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {intro && <p className="mt-2 max-w-2xl text-ink-soft">{intro}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </div>
  )
}

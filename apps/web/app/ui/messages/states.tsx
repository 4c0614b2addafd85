import type { ReactNode } from 'react'
import { Button } from '../button'
import { texts } from '../texts'

interface StateProps {
  title: string
  children?: ReactNode
}

/** Nothing to show, and what to do next. */
export function EmptyState({ title, children }: StateProps) {
  return (
    <div className="rounded-box border border-dashed border-edge px-6 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
    </div>
  )
}

interface ErrorStateProps extends StateProps {
  busy?: boolean
  onRetry: () => unknown
}

export function ErrorState({ title, children, busy = false, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="rounded-box border border-line bg-card px-6 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
      <Button className="mt-5" busy={busy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

/** A placeholder of the size of the content being loaded. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-box bg-line ${className}`} />
}

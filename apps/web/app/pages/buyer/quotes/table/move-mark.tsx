import { texts } from '../texts'

/** Filled is up, hollow is down, each with its word. */
export function MoveMark({ move }: { move: 'up' | 'down' }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-ink">
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0" stroke="currentColor">
        {move === 'up' ? (
          <path d="M5 1.5 9 8.5H1Z" fill="currentColor" strokeLinejoin="round" />
        ) : (
          <path d="M5 8.5 1 1.5h8Z" fill="none" strokeLinejoin="round" />
        )}
      </svg>
      {texts.table.moved[move]}
    </span>
  )
}

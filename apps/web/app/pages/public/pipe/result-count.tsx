import { texts } from './texts'

/** Said again by screen readers when it changes. */
export function ResultCount({ shown, total }: { shown: number; total: number }) {
  return (
    <p role="status" className="py-1 text-[0.9375rem] text-ink-soft">
      {texts.count(shown, total)}
    </p>
  )
}

import { texts } from './texts'

interface MonthLimitProps {
  /** In rupees or tons. */
  most: number
  /** What of it is ordered or asked for; unknown where the reader may not see it. */
  used: number | undefined
  say: (value: number) => string
}

/** A limit for a month as a dimension line: what is used of it is drawn, what is left is written. */
export function MonthLimit({ most, used, say }: MonthLimitProps) {
  if (used === undefined) return <p>{texts.members.perMonth(say(most))}</p>
  const left = Math.max(0, most - used)
  const end = most > 0 ? Math.min(100, (used / most) * 100) : 100
  return (
    <div className="max-w-56">
      <p>{texts.members.perMonth(say(most))}</p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2.5 w-full *:[vector-effect:non-scaling-stroke]"
      >
        <path d="M0 5H100M.5 0V10M99.5 0V10" className="stroke-edge" />
        <path
          d={`M.5 5H${end}M.5 0V10M${end} 0V10`}
          strokeWidth="2"
          fill="none"
          className={left === 0 ? 'stroke-red' : 'stroke-steel'}
        />
      </svg>
      <p className={left === 0 ? 'font-medium text-red' : 'text-ink-soft'}>
        {left === 0 ? texts.members.nothingLeft : texts.members.left(say(left))}
      </p>
    </div>
  )
}

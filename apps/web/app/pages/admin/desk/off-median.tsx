import { numberFormat } from '@lohahaat/domain/platform/formats'

/** The share of the median that is usual, and the most that the picture shows. */
const ALLOWED = 15
const WIDEST = 30

const signed = numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' })

/** How far a price is off the median, against what is usual: hatched is beyond. */
export function OffMedian({ price, median }: { price: number; median: number }) {
  const off = ((price - median) / median) * 100
  const place = (percent: number) => 60 + (Math.max(-WIDEST, Math.min(WIDEST, percent)) / WIDEST) * 58
  const isBeyond = Math.abs(off) > ALLOWED
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 120 16" aria-hidden="true" className="h-4 w-24 max-sm:hidden">
        <rect x="2" y="4" width="116" height="8" className="fill-line" />
        <rect
          x={place(-ALLOWED)}
          y="3"
          width={place(ALLOWED) - place(-ALLOWED)}
          height="10"
          className="fill-card stroke-edge"
        />
        <line x1="60" x2="60" y1="1" y2="15" className="stroke-ink" />
        <line
          x1="60"
          x2={place(off)}
          y1="8"
          y2="8"
          strokeWidth="2"
          className={isBeyond ? 'stroke-red' : 'stroke-green'}
        />
        <line
          x1={place(off)}
          x2={place(off)}
          y1="2"
          y2="14"
          strokeWidth="2"
          className={isBeyond ? 'stroke-red' : 'stroke-green'}
        />
      </svg>
      <span className={isBeyond ? 'font-semibold text-red' : ''}>{`${signed(off)}\u00a0%`}</span>
    </span>
  )
}

import type { FittingEnquiry } from './fit-row'
import { texts } from './texts'

type Measured = Pick<FittingEnquiry, 'fit' | 'classPercent' | 'makePercent' | 'kmPercent'>

/** How well an enquiry fits, of 100, and what that is made of. */
export function FitBars({ enquiry: { fit, classPercent, makePercent, kmPercent } }: { enquiry: Measured }) {
  return (
    <div className="flex items-center gap-2.5">
      <strong className="w-8 text-right text-base tabular-nums">
        <span className="sr-only">{texts.fit(fit)}</span>
        <span aria-hidden="true">{fit}</span>
      </strong>
      <div aria-hidden="true" className="grid grow grid-cols-3 gap-1 text-xs leading-4 text-ink-soft">
        <Bar percent={classPercent} label={texts.parts.class} />
        <Bar percent={makePercent} label={texts.parts.make} />
        <Bar percent={kmPercent} label={texts.parts.km} />
      </div>
    </div>
  )
}

const Bar = ({ percent, label }: { percent: number; label: string }) => (
  <div>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full border border-edge text-steel">
      <rect width={percent} height="8" fill="currentColor" />
    </svg>
    {label}
  </div>
)

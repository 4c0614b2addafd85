import type { BoughtSize } from '@lohahaat/contract/site/desks/buyer-desk'
import { readSteps, stepDots, stepLine } from '../../../../parts/catalogue/price-chart/steps'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { texts } from './texts'

interface SparklineProps {
  history: BoughtSize['history']
  until: string
}

/** What a rate did lately, with a dot where it is now. */
export function Sparkline({ history, until }: SparklineProps) {
  const { steps, lowest, highest } = readSteps(history, until)
  const line = stepLine(steps)
  const last = steps.at(-1)
  if (!last) return null
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.sizes.chart(formatRate(lowest), formatRate(highest))}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-8 w-full overflow-visible text-steel *:[vector-effect:non-scaling-stroke]"
    >
      <path d={`${line}V112H0Z`} className="fill-steel-wash" />
      <path d={line} stroke="currentColor" strokeWidth="1.5" />
      <path d={stepDots([{ ...last, x: 100 }])} stroke="currentColor" strokeWidth="6" />
    </svg>
  )
}

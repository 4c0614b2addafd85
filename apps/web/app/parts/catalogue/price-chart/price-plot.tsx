import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { PointerEvent } from 'react'
import { formatRupeesPerTon } from '../../platform/format'
import { type PriceChange, type Step, stepAt, stepDots, stepLine } from './steps'
import { texts } from './texts'

interface PricePlotProps {
  steps: readonly Step[]
  /** The highlighted step. */
  shown: number
  onShow: (step: number) => void
}

/** More dots than this would overlap. */
const MAX_DOTS = 40

/**
 * One slider instead of a tab stop per point: the keyboard skips the plot with one key and moves through it with the
 * arrows.
 */
export function PricePlot({ steps, shown, onShow }: PricePlotProps) {
  const line = stepLine(steps)
  const step = steps[shown]

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    onShow(stepAt(steps, (100 * (clientX - left)) / width))
  }

  return (
    <div
      onPointerMove={point}
      onPointerDown={point}
      className="relative touch-pan-y border-b border-edge py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-steel"
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="block h-36 w-full overflow-visible text-steel *:[vector-effect:non-scaling-stroke] sm:h-44"
      >
        <path d={`${line}V106H0Z`} className="fill-steel-wash" />
        {steps.length > 1 && <path d="M0 0H100M0 50H100M0 100H100" className="stroke-line" strokeDasharray="1 5" />}
        {step && <path d={`M${step.x} ${step.y}V106`} className="stroke-edge" strokeDasharray="1 4" />}
        <path d={line} stroke="currentColor" strokeWidth="2" />
        {steps.length <= MAX_DOTS && <path d={stepDots(steps)} stroke="currentColor" strokeWidth="7" />}
        {step && <path d={stepDots([step])} className="stroke-card" strokeWidth="17" />}
        {step && <path d={stepDots([step])} stroke="currentColor" strokeWidth="11" />}
      </svg>
      {steps.length > 1 && (
        <input
          type="range"
          aria-label={texts.slider.label}
          aria-valuetext={step && describe(step.change)}
          max={steps.length - 1}
          value={shown}
          onChange={(event) => onShow(event.currentTarget.valueAsNumber)}
          className="sr-only"
        />
      )}
    </div>
  )
}

function describe({ price, at, by }: PriceChange) {
  const [rupees, time] = [formatRupeesPerTon(price), formatIstTime(at)]
  return by ? texts.slider.valueBy(rupees, time, by) : texts.slider.value(rupees, time)
}

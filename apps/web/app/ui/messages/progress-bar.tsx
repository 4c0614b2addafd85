import { useId } from 'react'
import { texts } from '../work-texts'

interface ProgressBarProps {
  label: string
  /** Omitted while the total is unknown. */
  done?: number | undefined
  total?: number | undefined
}

export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const id = useId()
  const isKnown = done !== undefined && total !== undefined
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {isKnown && <span className="text-ink-soft">{texts.progress(done, total)}</span>}
      </div>
      <div className="relative h-2 overflow-hidden rounded-full bg-line">
        <progress id={id} {...(isKnown ? { value: done, max: Math.max(1, total) } : {})} className={barClass} />
        {!isKnown && <span className="absolute inset-y-0 left-0 w-1/4 animate-slide rounded-full bg-steel" />}
      </div>
    </div>
  )
}

/** Without a value a progress element shows nothing: this animation is the same in every browser. */
const barClass =
  'block h-full w-full appearance-none border-0 bg-transparent [&::-moz-progress-bar]:bg-steel [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-steel [&::-webkit-progress-value]:transition-[width] [&:indeterminate::-moz-progress-bar]:bg-transparent'

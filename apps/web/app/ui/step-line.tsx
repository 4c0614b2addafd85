import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from './icons'

export interface Step {
  name: string
  state: 'done' | 'now' | 'to come'
  /** How it ended where it is the last one: well, or not at all. */
  end?: 'good' | 'bad'
  /** When it was reached, or what is said instead. */
  when: ReactNode
  note?: ReactNode
}

/** The steps of something with their times: vertical on a phone, horizontal on a wide screen. */
export function StepLine({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="grid [print-color-adjust:exact] sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step) => (
        <li
          key={step.name}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`${stepClass} ${step.state === 'done' ? 'before:bg-steel' : 'before:bg-line'}`}
        >
          <Marker step={step} />
          <div className="sm:mt-2.5">
            <p className={`leading-6 ${textOf[step.state]}`}>{step.name}</p>
            <p className="text-sm text-ink-soft">{step.when}</p>
            {step.note && <p className="mt-1 max-w-72 text-sm wrap-anywhere">{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The line to the next step starts at the centre of a marker, which is 1.5rem wide. */
const stepClass =
  'relative flex gap-3 pb-5 before:absolute before:top-6 before:bottom-0 before:left-[0.6875rem] before:w-0.5 last:pb-0 last:before:hidden sm:block sm:pr-5 sm:pb-0 sm:before:top-[0.6875rem] sm:before:right-0 sm:before:bottom-auto sm:before:left-6 sm:before:h-0.5 sm:before:w-auto sm:last:pr-0'

const textOf = { done: '', now: 'font-semibold', 'to come': 'text-ink-soft' }

function Marker({ step: { state, end } }: { step: Step }) {
  const base = 'grid size-6 shrink-0 place-items-center rounded-full'
  if (end === 'bad') {
    return (
      <span className={`${base} bg-red text-card`}>
        <CloseIcon className="size-3.5" />
      </span>
    )
  }
  if (state === 'done' || (end === 'good' && state === 'now')) {
    return (
      <span className={`${base} text-card ${end === 'good' ? 'bg-green' : 'bg-steel'}`}>
        <CheckIcon className="size-4" />
      </span>
    )
  }
  return (
    <span className={`${base} border-2 bg-card ${state === 'now' ? 'border-steel' : 'border-edge'}`}>
      {state === 'now' && <span className="size-2.5 rounded-full bg-steel" />}
    </span>
  )
}

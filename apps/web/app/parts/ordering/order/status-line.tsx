import type { Order } from '@lohahaat/domain/ordering/order'
import { CheckIcon, CloseIcon } from '../../../ui/icons'
import { IstTime } from '../../platform/ist-time'
import { type StatusStep, statusSteps } from './status-steps'
import { texts } from './texts'

/** The steps of an order with their times: vertical on a phone, horizontal on a wide screen. */
export function StatusLine({ order }: { order: Order }) {
  return (
    <ol
      aria-label={texts.statusLine.label}
      className="grid [print-color-adjust:exact] sm:auto-cols-fr sm:grid-flow-col"
    >
      {statusSteps(order).map((step) => (
        <li
          key={step.status}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`${stepClass} ${step.state === 'done' ? 'before:bg-steel' : 'before:bg-line'}`}
        >
          <Marker step={step} />
          <div className="sm:mt-2.5">
            <p className={`leading-6 ${textOf[step.state]}`}>{texts.statusNames[step.status]}</p>
            <p className="text-sm text-ink-soft">{step.at ? <IstTime instant={step.at} /> : texts.statusLine.toCome}</p>
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

function Marker({ step: { status, state } }: { step: StatusStep }) {
  const base = 'grid size-6 shrink-0 place-items-center rounded-full'
  if (status === 'Cancelled') {
    return (
      <span className={`${base} bg-red text-card`}>
        <CloseIcon className="size-3.5" />
      </span>
    )
  }
  if (state === 'done' || (status === 'Delivered' && state === 'now')) {
    return (
      <span className={`${base} text-card ${status === 'Delivered' ? 'bg-green' : 'bg-steel'}`}>
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

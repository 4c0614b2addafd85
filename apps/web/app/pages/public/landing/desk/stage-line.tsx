import type { OrderUnderWay } from '@lohahaat/contract/site/desks/buyer-desk'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { type StatusStep, statusSteps } from '../../../../parts/ordering/order/status-steps'
import { texts } from '../../../../parts/ordering/order/texts'

/** Where an order is on its way, in one line. */
export function StageLine({ order }: { order: OrderUnderWay }) {
  return (
    <ol aria-label={texts.statusLine.label} className="grid grid-cols-4">
      {statusSteps(order).map((step) => (
        <li
          key={step.status}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`relative text-xs leading-4 sm:text-sm sm:leading-5 ${lineClass} ${step.state === 'done' ? 'before:bg-steel' : 'before:bg-edge/50'}`}
        >
          <Mark state={step.state} />
          <p className={`mt-1 ${step.state === 'now' ? 'font-semibold' : 'text-ink-soft'}`}>
            {texts.statusNames[step.status]}
          </p>
          {step.at && <p className="text-ink-soft">{formatIstDate(step.at)}</p>}
        </li>
      ))}
    </ol>
  )
}

/** From the middle of a mark to the next one. */
const lineClass =
  'before:absolute before:top-[0.3125rem] before:right-0 before:left-1.5 before:h-0.5 last:before:hidden'

function Mark({ state }: Pick<StatusStep, 'state'>) {
  const look = { done: 'border-steel bg-steel', now: 'border-steel bg-card', 'to come': 'border-edge bg-card' }[state]
  return (
    <span className={`relative grid size-3 place-items-center rounded-full border-2 ${look}`}>
      {state === 'now' && <span className="size-1 rounded-full bg-steel" />}
    </span>
  )
}

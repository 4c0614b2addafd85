import type { Order } from '@lohahaat/domain/ordering/order'
import { type Step, StepLine } from '../../../ui/step-line'
import { IstTime } from '../../platform/ist-time'
import { type StatusStep, statusSteps } from './status-steps'
import { texts } from './texts'

const ends = { Delivered: 'good', Cancelled: 'bad' } as const

/** The steps of an order with their times. */
export const StatusLine = ({ order }: { order: Order }) => (
  <StepLine label={texts.statusLine.label} steps={statusSteps(order).map(drawn)} />
)

const drawn = ({ status, state, at, note }: StatusStep): Step => ({
  name: texts.statusNames[status],
  state,
  when: at ? <IstTime instant={at} /> : texts.statusLine.toCome,
  note,
  ...((status === 'Delivered' || status === 'Cancelled') && { end: ends[status] }),
})

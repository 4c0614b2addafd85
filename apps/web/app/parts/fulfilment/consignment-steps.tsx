import { type ConsignmentState, consignmentStates, hasReached } from '@lohahaat/domain/fulfilment/consignment'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { type Step, StepLine } from '../../ui/step-line'
import { IstTime } from '../platform/ist-time'
import { texts } from './texts'

/** When a truck came to each of its states; null for what is still to come, or isn't told. */
interface TruckTimes {
  state: ConsignmentState
  plannedAt: string | null
  loadedAt: string | null
  dispatchedAt: string | null
  receivedAt: string | null
  closedAt: string | null
  expectedOn: string | null
}

/** A truck from plan to settled account, with its times. */
export const ConsignmentSteps = ({ truck }: { truck: TruckTimes }) => (
  <StepLine label={texts.steps.label} steps={consignmentStates.map((state) => stepOf(truck, state))} />
)

function stepOf(truck: TruckTimes, state: ConsignmentState): Step {
  const at = timeOf(truck, state)
  const isReached = hasReached(truck.state, state)
  return {
    name: texts.states[state],
    state: state === truck.state ? 'now' : isReached ? 'done' : 'to come',
    when: isReached ? at && <IstTime instant={at} /> : waitingFor(truck, state),
    ...(state === 'Closed' && { end: 'good' }),
  }
}

const timeOf = (truck: TruckTimes, state: ConsignmentState) =>
  ({
    Planned: truck.plannedAt,
    Loaded: truck.loadedAt,
    Dispatched: truck.dispatchedAt,
    Received: truck.receivedAt,
    Closed: truck.closedAt,
  })[state]

const waitingFor = ({ expectedOn }: TruckTimes, state: ConsignmentState) =>
  state === 'Received' && expectedOn ? texts.steps.expected(formatDay(expectedOn)) : texts.steps.toCome

import type { ConsignmentState } from '@lohahaat/domain/fulfilment/consignment'
import { Badge } from '../../ui/badge'
import { texts } from './texts'

const tones = { Planned: 'neutral', Loaded: 'amber', Dispatched: 'steel', Received: 'green', Closed: 'green' } as const

export const StateBadge = ({ state }: { state: ConsignmentState }) => (
  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
)

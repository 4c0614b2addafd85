import type { LineState } from '@lohahaat/domain/ordering/supplier-answer'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

const tones = { Waiting: 'amber', Accepted: 'green', Refused: 'red', Expired: 'red', Withdrawn: 'neutral' } as const

export const LineStateBadge = ({ state }: { state: LineState }) => (
  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
)

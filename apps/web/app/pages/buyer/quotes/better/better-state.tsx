import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import { Badge } from '../../../../ui/badge'
import { texts } from '../texts'

const tones = { asked: 'amber', answered: 'green', kept: 'neutral', late: 'neutral' } as const

/** How far a party has come that was asked for a better price. */
export const BetterState = ({ better: { state } }: { better: BetterAsk }) => (
  <Badge tone={tones[state]}>{texts.better.states[state]}</Badge>
)

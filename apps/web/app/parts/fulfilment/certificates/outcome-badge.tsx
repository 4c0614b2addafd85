import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

type Outcome = CertificateAnswer['outcome']

const tones = { pass: 'green', checkOrder: 'amber', notShown: 'amber', fail: 'red' } as const

export const OutcomeBadge = ({ outcome }: { outcome: Outcome }) =>
  outcome === null ? <Badge>{texts.noLimits}</Badge> : <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>

export const outcomeInWords = (outcome: Outcome) =>
  outcome === null ? texts.noLimitsInWords : texts.outcomesInWords[outcome]

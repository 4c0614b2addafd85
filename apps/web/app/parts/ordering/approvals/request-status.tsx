import type { ApprovalStatus } from '@lohahaat/domain/ordering/approvals/approval'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

const tones = { Waiting: 'amber', Approved: 'green', Rejected: 'red', Withdrawn: 'neutral' } as const

export const RequestStatus = ({ status }: { status: ApprovalStatus }) => (
  <Badge tone={tones[status]}>{texts.status[status]}</Badge>
)

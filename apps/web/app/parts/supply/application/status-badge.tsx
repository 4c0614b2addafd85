import type { ShownStatus } from '@lohahaat/domain/supply/application'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

const tones = {
  Draft: 'neutral',
  Submitted: 'amber',
  'Changes asked': 'amber',
  Approved: 'green',
  Suspended: 'red',
  'Closed for holidays': 'steel',
} as const satisfies Record<ShownStatus, string>

export const SupplierStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
)

import { isApproved, type ShownStatus } from '@lohahaat/domain/supply/application'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

export const SupplierStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={toneOf(status)}>{texts.statuses[status]}</Badge>
)

function toneOf(status: ShownStatus) {
  if (isApproved(status)) return status === 'Approved' ? 'green' : 'steel'
  if (status === 'Draft') return 'neutral'
  return status === 'Suspended' ? 'red' : 'amber'
}

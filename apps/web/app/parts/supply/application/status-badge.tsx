import { isClosed, type ShownStatus } from '@lohahaat/domain/supply/application'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

/** Amber waits: for us, or for the applicant. */
function toneOf(status: ShownStatus) {
  if (status === 'Draft') return 'neutral'
  if (status === 'Approved') return 'green'
  if (status === 'Suspended') return 'red'
  return isClosed(status) ? 'steel' : 'amber'
}

export const SupplierStatusBadge = ({ status }: { status: ShownStatus }) => (
  <Badge tone={toneOf(status)}>{texts.statuses[status]}</Badge>
)

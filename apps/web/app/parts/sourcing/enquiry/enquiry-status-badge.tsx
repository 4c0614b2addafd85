import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

const tones = { InProgress: 'amber', Completed: 'green' } as const

export function EnquiryStatusBadge({ status }: Pick<Enquiry, 'status'>) {
  return <Badge tone={tones[status]}>{texts.status[status]}</Badge>
}

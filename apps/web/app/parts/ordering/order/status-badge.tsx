import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

const tones = {
  Confirmed: 'neutral',
  Processing: 'amber',
  Dispatched: 'steel',
  Delivered: 'green',
  Cancelled: 'red',
} as const

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{texts.statusNames[status]}</Badge>
}

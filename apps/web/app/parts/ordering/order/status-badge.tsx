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

interface StatusBadgeProps {
  status: OrderStatus
  /** Some of it is on the road, and some of it isn't yet. */
  partlyDispatched?: true | undefined
}

export function StatusBadge({ status, partlyDispatched }: StatusBadgeProps) {
  return (
    <>
      <Badge tone={tones[status]}>{texts.statusNames[status]}</Badge>
      {partlyDispatched && <Badge tone="steel">{texts.partlyDispatched}</Badge>}
    </>
  )
}

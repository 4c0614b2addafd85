import { Skeleton } from '../../../ui/messages/states'
import { texts } from './texts'

export function EnquiriesLoading() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  )
}

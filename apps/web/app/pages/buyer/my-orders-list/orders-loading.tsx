import { Page } from '../../../ui/page'
import { Skeleton } from '../../../ui/messages/states'
import { texts } from './texts'

/** As tall as orders of a few items are. */
const cardClass = 'h-192 sm:h-120'

export function OrdersLoading() {
  return (
    <Page title={texts.title}>
      <div role="status" aria-label={texts.loading} className="grid gap-6">
        <Skeleton className={cardClass} />
        <Skeleton className={cardClass} />
      </div>
    </Page>
  )
}

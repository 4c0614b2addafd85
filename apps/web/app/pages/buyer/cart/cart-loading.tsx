import { Page } from '../../../ui/page'
import { Skeleton } from '../../../ui/messages/states'
import { texts } from './texts'

export function CartLoading() {
  return (
    <Page title={texts.title} intro={<span role="status">{texts.loading}</span>}>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_23rem]">
        <div className="grid gap-4">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </Page>
  )
}

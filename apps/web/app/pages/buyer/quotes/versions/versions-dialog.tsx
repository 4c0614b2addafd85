import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/messages/dialog'
import { ErrorState, Skeleton } from '../../../../ui/messages/states'
import { texts } from './texts'
import { useVersions } from './use-versions'
import { VersionCard } from './version-card'

interface VersionsDialogProps {
  /** Null while it is closed. */
  quote: Quote | null
  items: readonly EnquiryItem[]
  onClose: () => void
}

/** All that a party has quoted for the enquiry, the newest first. */
export function VersionsDialog({ quote, items, onClose }: VersionsDialogProps) {
  return (
    <Dialog wide open={quote !== null} title={texts.title(quote?.party ?? '')} onClose={onClose}>
      {quote && <Versions key={quote.quoteId} quote={quote} items={items} />}
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}

function Versions({ quote, items }: { quote: Quote; items: readonly EnquiryItem[] }) {
  const { versions, total, state, showMore, retry } = useVersions(quote)
  const left = total - versions.length
  return (
    <div className="mt-4" aria-busy={state === 'loading'}>
      <ol>
        {versions.map((version, at) => (
          <VersionCard key={version.version} version={version} isCurrent={at === 0} items={items} />
        ))}
      </ol>
      {versions.length === 0 && state === 'loading' && <Skeleton className="h-40" />}
      {state === 'failed' && <ErrorState title={texts.failed} onRetry={retry} />}
      {left > 0 && state !== 'failed' && (
        <Button wide busy={state === 'loading'} onClick={showMore}>
          {texts.earlier(left)}
        </Button>
      )}
    </div>
  )
}

import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { texts } from '../../fulfilment/certificates/texts'
import { useDownload } from '../../platform/use-download'

/** All papers of an order that the reader may see, as one archive. */
export function PapersButton({ orderId }: { orderId: number }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchOrderPapers, { orderId }))
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts.allPapers}
    </Button>
  )
}
